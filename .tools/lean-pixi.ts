/** Owns what is left out of PixiJS in the built site: what its own start would choose from, and our stage never does. */
import type { Plugin } from 'vite'

/**
 * Modules below `pixi.js/lib`, and what stands in for them. `engine/stage/stage.ts` makes the WebGL renderer itself and
 * skips the extensions; but what these modules load by and by (the WebGPU and canvas renderers, events, filters,
 * helpers for screen readers) the library's index reaches too, so it would be bundled with the rest: a third of
 * the library, and the canvas renderer tries a canvas out when it is merely loaded.
 */
const LEFT_OUT: Readonly<Record<string, string>> = {
  'rendering/renderers/autoDetectRenderer.mjs':
    "export function autoDetectRenderer() { throw new Error('The stage makes its renderer itself.') }",
  'environment-browser/browserAll.mjs': 'export {}',
  'environment-webworker/webworkerAll.mjs': 'export {}',
}

/** Fails the build where PixiJS has no such modules any more: then this file is to be thought over. */
export function leanPixi(): Plugin {
  const met = new Set<string>()
  return {
    name: 'lean-pixi',
    // Served sources and tests take the library as it is.
    apply: 'build',
    load: {
      filter: { id: /\/pixi\.js\/lib\// },
      handler(id) {
        const path = id.replace(/^.*\/pixi\.js\/lib\//, '').replace(/\?.*$/, '')
        const stand = LEFT_OUT[path]
        if (stand === undefined) return null
        met.add(path)
        return stand
      },
    },
    buildEnd(error) {
      const missed = Object.keys(LEFT_OUT).filter((path) => !met.has(path))
      if (!error && missed.length > 0) this.error(`PixiJS has no ${missed.join(', ')} to leave out.`)
    },
  }
}
