/** Owns what only plays of the large list ask for: its words, and which come next. */
export { LARGE } from './topics'
export { orderFor } from './unseen'
