/**
 * Owns how fast the tests reach what a module exports. Their runner keeps exports as getters of an object without a shape,
 * which V8 looks up in a table at each use: a solver took three times as long as in the built page. An object that has served
 * as a prototype has a shape, and its getters cost nothing. What the module does and says stays the same.
 */
import type { Plugin } from 'vite'

/** Set behind a module; the name is the one by which the runner hands it its exports. */
const SHAPE = `
;(() => {
  if (typeof __vite_ssr_exports__ !== 'object') return
  function Reader() {}
  Reader.prototype = __vite_ssr_exports__
  return new Reader()['no such export']
})()`

/** For the unit tests alone: a build, in a test too, is left as it is. */
export function quickExports(): Plugin {
  return {
    name: 'quick-exports',
    enforce: 'post',
    apply: (_config, { command }) => command === 'serve' && process.env.VITEST !== undefined,
    transform: (code) => (/\bexport\b/.test(code) ? { code: code + SHAPE, map: null } : null),
  }
}
