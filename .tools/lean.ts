/** Owns leaving out of the libraries what the site never comes to: names of icons' lines, a hook for older versions of React, ways of renderers. */
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * What @pixi/react says to the reconciler when the page runs, said when it is built: the ways of renderers that start from
 * a server's markup, keep copies, or have style sheets and heads of documents can then be left out.
 */
const PIXI_REACT: Readonly<Record<string, boolean>> = {
  supportsMutation: true,
  supportsPersistence: false,
  supportsHydration: false,
  supportsMicrotasks: false,
  supportsResources: false,
  supportsSingletons: false,
  supportsTestSelectors: false,
  isPrimaryRenderer: false,
}

/** Settled where they are read; where the reconciler takes them from what it is given, they stay. */
function settled(code: string): string {
  for (const [name, value] of Object.entries(PIXI_REACT)) {
    if (!code.includes(`${name} = $$$config.${name}`)) throw new Error(`The reconciler asks for no ${name}.`)
    code = code.replace(new RegExp(`(?<![.\\w])${name}\\b(?! = \\$)`, 'g'), String(value))
  }
  return code
}

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
      filter: {
        id: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]|react-reconciler[\\/]cjs[\\/]react-reconciler\.production/,
      },
      handler(code, id) {
        if (id.includes('reconciler')) return { code: settled(code), map: null }
        // Lines of an icon never change their order: React needs no names for them.
        return { code: code.replace(/,\s*key: "[^"]*"/g, ''), map: null }
      },
    },
  }
}
