/**
 * Makes matter-js use our exact math, so that bodies move the same in every browser. A standard plugin replaces the
 * global functions; the library itself is as published.
 */
import { fileURLToPath } from 'node:url'
import inject from '@rollup/plugin-inject'
import type { Plugin } from 'vite'

const maths = fileURLToPath(new URL('../src/engine/core/math/exactMath.ts', import.meta.url))

/** The functions of `Math` that matter-js uses and that engines may compute differently (ECMA-262, 21.3.2). */
const FUNCTIONS = ['acos', 'atan2', 'cos', 'pow', 'sin'] as const

/**
 * Rolldown's own option, transform.inject, cannot be limited to one package. The cast: the plugin is typed for Rollup, whose hooks
 * Vite runs too, but types by Rolldown.
 */
const injectMath = () =>
  inject({
    include: /matter-js/,
    modules: Object.fromEntries(FUNCTIONS.map((name) => [`Math.${name}`, [maths, name]])),
  }) as unknown as Plugin

export function exactMath(): Plugin[] {
  const everywhere: Plugin = {
    name: 'exact-math',
    config: () => ({
      // For the dev server, which bundles dependencies ahead of time for the browser and the server.
      optimizeDeps: { rolldownOptions: { plugins: [injectMath()] } },
      ssr: {
        noExternal: ['matter-js'],
        optimizeDeps: { include: ['matter-js'], rolldownOptions: { plugins: [injectMath()] } },
      },
      // For Vitest, which would otherwise load the package by Node.
      test: { server: { deps: { inline: ['matter-js'] } } },
    }),
  }
  return [injectMath(), everywhere]
}
