/** The parts that only games with the large list need: its words, and their order. */
export { LARGE } from './largeList'
export { orderFor } from './unseen'
