/** Owns leaving out of the libraries what the site never comes to: renderers and parts of PixiJS, names of icons' lines, a hook for older versions of React. */
import { dirname, resolve } from 'node:path'
import type { Plugin } from 'vite'

const NONE = '\0no-renderer'
const BROWSER = '\0pixi-in-browsers'

/** Of PixiJS' own parts for browsers the stage needs what masks are made of; pointers, assistive tools and pages are the site's. */
const KEPT = '../filters/init.mjs'

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /\/(WebGPURenderer|CanvasRenderer|browserAll)\.mjs$|^use-sync-external-store\/shim/ },
      handler(source, importer = '', { kind }: { kind?: string }) {
        if (source.startsWith('use-sync-external-store')) return this.resolve('react', importer)
        if (kind !== 'dynamic-import' || !importer.includes('pixi.js')) return null
        return source.includes('browserAll') ? `${BROWSER}?${resolve(dirname(importer), KEPT)}` : NONE
      },
    },
    load: {
      filter: { id: /^\0(no-renderer|pixi-in-browsers)/ },
      handler(id) {
        if (id.startsWith(BROWSER)) return `import ${JSON.stringify(id.slice(BROWSER.length + 1))}`
        // The words of `engine/stage/stage.ts`, which asks for WebGL.
        return `class None { init() { throw new Error('it has no WebGL') } }
export { None as WebGPURenderer, None as CanvasRenderer }`
      },
    },
    transform: {
      filter: { id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]/ },
      handler(code) {
        // Lines of an icon never change their order: React needs no names for them.
        return { code: code.replace(/,\s*key: "[^"]*"/g, ''), map: null }
      },
    },
  }
}
