/** What `lazyRules` loads. */
export { nameOf, PICTURES } from './pictures'
export { deal } from './practice'
