/** Owns leaving out of the libraries what the site never comes to: names of icons' lines, a hook for older versions of React. */
import type { Plugin } from 'vite'

export function lean(): Plugin {
  return {
    name: 'lean',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^use-sync-external-store\/shim/ },
      handler(_source, importer = '') {
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
