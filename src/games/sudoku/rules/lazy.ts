/** What `lazyRules` loads. */
export { graded } from './graded'
export { deal, momentOf } from './practice'
