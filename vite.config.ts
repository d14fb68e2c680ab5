/** Owns how the site is built, served and unit-tested. */
import { readdirSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { BOT_CHUNKS, CHUNKS } from './.tools/chunks.ts'
import { digests } from './.tools/digests.ts'
import { emoji } from './.tools/emoji.ts'
import { exactMatter } from './.tools/exact-matter.ts'
import { hostedPreview } from './.tools/hosts/preview.ts'
import { lean } from './.tools/lean.ts'
import { leanPixi } from './.tools/lean-pixi.ts'
import { leanRenderers } from './.tools/lean-react.ts'
import { manifest } from './.tools/manifest.ts'
import { pages } from './.tools/pages/plugin.ts'
import { quickExports } from './.tools/quick-exports.ts'
import { unitEngine } from './.tools/unit-engine.ts'
import { unitGroups } from './.tools/unit-groups.ts'

/** Where the site lies on its host: BASE=/arcade/ npm run build. */
const base = `/${process.env.BASE ?? ''}/`.replace(/\/+/g, '/')

const games = readdirSync('src/games')

unitEngine()

export default defineConfig({
  base,
  define: { 'import.meta.env.SITE_URL': JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')) },
  publicDir: 'assets/public',
  plugins: [
    react(),
    exactMatter(),
    digests(),
    emoji(),
    leanPixi(),
    leanRenderers(),
    lean(),
    pages(),
    quickExports(),
    hostedPreview(),
    VitePWA({
      strategies: 'generateSW',
      // site/offline.ts registers it, once a play was finished, and decides when a new version may take over.
      injectRegister: false,
      manifest,
      workbox: {
        globPatterns: ['{index,shell,embed-host}.html', '*.{svg,png,webmanifest}', 'assets/**'],
        navigateFallback: `${base}shell.html`,
        navigateFallbackDenylist: [/\/embed-host\.html/, /\/assets\//],
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Covers and sounds stay files: pictures are loaded as pictures, and the policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    // The pages themselves name what they need; a browser that does not know how loads it a moment later.
    // Games are loaded with their host, which brings what both need: of a game alone its style sheet is asked for at once.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, needed) =>
        games.includes(/([\w-]+)-[\w-]{8}\.js$/.exec(file)?.[1] ?? '')
          ? needed.filter((name) => name.endsWith('.css'))
          : needed,
    },
    chunkSizeWarningLimit: 700,
    // How long the plugins take depends on the machine, and is no news about the site.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: { groups: [...CHUNKS] } },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      // What pages have late, the worker has at once.
      checks: { ineffectiveDynamicImport: false },
      output: { codeSplitting: { groups: [...BOT_CHUNKS] } },
    },
  },
  preview: { port: 4173, strictPort: false },
  test: {
    projects: unitGroups(),
    environment: 'node',
    testTimeout: 60_000,
    // Two cores: one for the tests, one for everything else.
    maxWorkers: 2,
    // A file that is alone is so in a thread as it would be in a process, which takes longer to start.
    pool: 'threads',
  },
})
