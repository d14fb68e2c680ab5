/**
 * Owns how matter-js is bundled: its `Math` is the one whose sin, cos and the like come from engine/core/maths, so that bodies
 * move the same in every browser. Its own text stays as it was published; only what it sees as `Math` is another.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const ID = '\0matter-js-exact'
const maths = fileURLToPath(new URL('../src/engine/core/maths.ts', import.meta.url))

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
        text,
        'export default module.exports',
      ].join('\n')
    },
  }
}
