/**
 * Owns how fast the tests reach what a module exports. Their runner keeps exports as getters of an object without a shape,
 * which V8 looks up in a table at each use: a solver took three times as long as in the built page. An object that has served
 * as a prototype has a shape, and its getters cost nothing. What a module hands on with `export *` is a getter that asks
 * another object by name, over and over: the getter of that object takes its place. What a module does and says stays the same.
 */
import type { Plugin } from 'vite'

/** Set behind a module; the name is the one by which the runner hands it its exports. `from` are those it hands on. */
const shape = (from: readonly string[]) => `
;(() => {
  if (typeof __vite_ssr_exports__ !== 'object') return
  const own = __vite_ssr_exports__
  for (const source of [${from.join(', ')}]) {
    for (const key of Object.keys(own)) {
      const given = Object.getOwnPropertyDescriptor(source, key)
      const mine = Object.getOwnPropertyDescriptor(own, key)
      if (given?.get && mine.configurable && mine.get?.toString().includes('sourceModule[key]'))
        Object.defineProperty(own, key, given)
    }
  }
  function Reader() {}
  Reader.prototype = own
  return new Reader()['no such export']
})()`

/** For the unit tests alone: a build, in a test too, is left as it is. */
export function quickExports(): Plugin {
  return {
    name: 'quick-exports',
    enforce: 'post',
    apply: (_config, { command }) => command === 'serve' && process.env.VITEST !== undefined,
    transform(code) {
      if (!/\bexport\b/.test(code)) return null
      const stars = [...code.matchAll(/^export \* from (['"][^'"]+['"])/gm)].map(([, from]) => from)
      const imports = stars.map((from, i) => `import * as __star${i} from ${from}\n`)
      return { code: `${code}\n${imports.join('')}${shape(stars.map((_, i) => `__star${i}`))}`, map: null }
    },
  }
}
