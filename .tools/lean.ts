/** Owns leaving out of the libraries what the site never comes to: names of icons' lines, a hook for older versions of React, a second scheduler. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Whose libraries are the page's own. */
const entry = fileURLToPath(new URL('../src/main.tsx', import.meta.url))

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim|^scheduler$/ },
      handler(source, importer = '') {
        // One scheduler, the page's, for what is on the stage too.
        if (source === 'scheduler')
          return importer.includes('react-reconciler')
            ? this.resolve(source, entry, { skipSelf: true })
            : null
        return this.resolve('react', importer)
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
