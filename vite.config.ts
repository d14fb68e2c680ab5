/** How the site is built, served and unit-tested. */

import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { FontaineTransform } from 'fontaine'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { chunkGroups } from './.tools/chunks.ts'
import { emoji } from './.tools/emoji.ts'
import { exactMath } from './.tools/exact-math.ts'
import { hostedPreview } from './.tools/hosts/preview.ts'
import { languagePlugin, languageReports, siteBuild } from './.tools/languages.ts'
import { manifest } from './.tools/manifest.ts'
import { devEmbeds } from './.tools/pages/devEmbeds.ts'
import { pages } from './.tools/pages/plugin.ts'
import { sharedFiles } from './.tools/sharedFiles.ts'
import { ownFiles } from './.tools/single/ownFiles.ts'
import { ownSite } from './.tools/site/plugin.ts'

const site = siteBuild(process.env)
const { language, base } = site
const shared = sharedFiles(site)

/** System fonts with known metrics, one of which nearly every device has. */
const FALLBACKS = ['Arial', 'Roboto', 'Helvetica Neue', 'Segoe UI']

export default defineConfig({
  base,
  define: {
    'import.meta.env.SINGLE_FILE': '""',
    'import.meta.env.SITE_URL': JSON.stringify((process.env.SITE_URL ?? '').replace(/\/+$/, '')),
    'import.meta.env.SITE_ROOT': JSON.stringify(site.root),
    'import.meta.env.SITE_LANGUAGES': JSON.stringify(site.languages.length > 1 ? site.languages.join() : ''),
  },
  publicDir: 'assets/public',
  experimental: { renderBuiltUrl: (file) => shared.addressOf(file) },
  plugins: [
    languagePlugin(language),
    react(),
    exactMath(),
    // A fallback with the metrics of the heading font: the layout is the same before and after the font is loaded.
    FontaineTransform.vite({
      fallbacks: FALLBACKS,
      resolvePath: (id) => new URL(`node_modules/${id}`, import.meta.url),
    }),
    emoji(),
    pages(),
    ownSite(site.folder),
    ownFiles(site),
    devEmbeds(),
    languageReports(),
    hostedPreview(),
    shared,
    VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/site/offline',
      filename: 'sw.ts',
      // site/offline/offline.ts registers it, and decides when a new version may take over.
      injectRegister: false,
      manifest: manifest(site),
      integration: {
        configureCustomSWViteBuild(build) {
          build.logLevel = 'warn'
        },
      },
      injectManifest: {
        rollupFormat: 'iife',
        buildPlugins: { vite: [languagePlugin(language)] },
        // The bench builds with source maps.
        globIgnores: ['**/*.map'],
        manifestTransforms: [(manifest) => ({ manifest: [...manifest, ...shared.precached()] })],
        globPatterns: ['{index,shell,embed-host}.html', '*.{svg,png,webmanifest}', 'assets/**'],
      },
    }),
  ],
  build: {
    outDir: join('dist', site.folder),
    target: 'es2022',
    // Names the file of each part that is loaded later; the browser tests hold such files back.
    manifest: true,
    // Covers and sounds stay files: pictures are loaded as pictures, and the policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    // Pages name all they need; browsers without module preload load it a moment later.
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    // How long the plugins take depends on the machine, and is no news about the site.
    rolldownOptions: {
      checks: { pluginTimings: false, preferBuiltinFeature: false },
      output: { codeSplitting: { groups: chunkGroups() } },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [languagePlugin(language), exactMath()],
    rolldownOptions: {
      // What pages load late, the worker loads at once.
      checks: { pluginTimings: false, ineffectiveDynamicImport: false, preferBuiltinFeature: false },
      // Named by their games, so that a pack of one game finds its own.
      output: {
        chunkFileNames: ({ facadeModuleId }) => {
          const game = /\/games\/([^/]+)\//.exec(facadeModuleId?.replaceAll('\\', '/') ?? '')?.[1]
          return `assets/${game ? `${game}.` : ''}[name]-[hash].js`
        },
      },
    },
  },
  preview: { port: 4173, strictPort: false },
  test: {
    testTimeout: 60_000,
    // Two cores: one for the tests, one for everything else.
    maxWorkers: 2,
    pool: 'threads',
    tags: [
      {
        name: 'proof',
        description: 'Confirms a figure, such as the strength of a bot. Only `npm run proofs` runs it.',
        timeout: 3_600_000,
      },
      {
        name: 'sample',
        description: '`npm run proofs` repeats it with more seeds.',
        timeout: process.env.PROOFS ? 3_600_000 : 60_000,
      },
    ],
    // It imports files that Node does not find.
    server: { deps: { inline: ['@pixi/react'] } },
    // Sessions show toasts; in unit tests they are collected instead.
    setupFiles: ['tests/play/session/toasts-mock.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: ['tests/{bench,contract,games,structure,workbench}/**/*.test.{ts,tsx}'],
          // Of views, which follow pointers in modules of their own.
          exclude: ['tests/games/**/*.test.tsx'],
          // These files change no module, and share them: they are evaluated once.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'isolated',
          include: ['tests/{engine,play,site,tools,ui}/**/*.test.{ts,tsx}', 'tests/games/**/*.test.tsx'],
        },
      },
    ],
  },
})
