/**
 * Owns how matter-js is bundled: its `Math` is the one whose sin, cos and the like come from engine/core/maths, so that bodies
 * move the same in every browser. Its own text stays as it was published, without the parts that bodies have no need of; only what it
 * sees as `Math` is another.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = '\0matter-js-exact'
const maths = fileURLToPath(new URL('../src/engine/core/maths.ts', import.meta.url))

/** Drawing, mice, toys and old names: a third of the library. */
const LEFT_OUT = [
  'Composites',
  'Grid',
  'Mouse',
  'MouseConstraint',
  'Query',
  'Render',
  'SAT',
  'Svg',
  'World',
] as const

/** The published text with these parts emptied. Throws where it has them no more, or in another way. */
function lean(text: string): string {
  return LEFT_OUT.reduce((rest, name) => {
    const number = rest.match(`\nMatter\\.${name} = __webpack_require__\\((\\d+)\\);`)?.[1]
    const part = new RegExp(
      `\n/\\* ${number} \\*/\n/\\*{3}/ \\(function\\([^)]*\\) \\{[^]*?\n/\\*{3}/ \\}\\)`,
    )
    if (!part.test(rest)) throw new Error(`matter-js has no ${name} to leave out.`)
    return rest.replace(part, '\n(function () {})')
  }, text)
}

export function exactMatter(): Plugin {
  return {
    name: 'exact-matter',
    enforce: 'pre',
    config: () => ({ optimizeDeps: { exclude: ['matter-js'] } }),
    resolveId: (id) => (id === 'matter-js' ? ID : null),
    load(id) {
      if (id !== ID) return null
      const text = readFileSync(createRequire(import.meta.url).resolve('matter-js/build/matter.js'), 'utf8')
      return [
        `import { acos, atan2, cos, pow, sin } from ${JSON.stringify(maths)}`,
        'const Math = Object.create(globalThis.Math)',
        'for (const [name, value] of Object.entries({ acos, atan2, cos, pow, sin })) Math[name] = value',
        'const module = { exports: {} }',
        'const exports = module.exports;',
        lean(text),
        'export default module.exports',
      ].join('\n')
    },
  }
}
