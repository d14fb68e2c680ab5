/** Owns how the site is built, served and unit-tested. */
import react from '@vitejs/plugin-react'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { digests } from './.tools/digests.ts'
import { exactMatter } from './.tools/exact-matter.ts'
import { leanPixi } from './.tools/lean-pixi.ts'
import { securityPolicy } from './.tools/security-policy.ts'

export default defineConfig({
  publicDir: 'assets/public',
  plugins: [
    react(),
    exactMatter(),
    digests(),
    leanPixi(),
    securityPolicy(),
    VitePWA({
      strategies: 'generateSW',
      // site/offline.ts registers it, once a game was opened, and decides when a new version may take over.
      injectRegister: false,
      manifest: {
        name: 'Pocket Arcade',
        short_name: 'Arcade',
        description: 'Small games, made well. No account, no download: press Play.',
        theme_color: '#14161d',
        background_color: '#14161d',
        display: 'standalone',
        icons: [
          { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
          { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
          { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
        ],
      },
      workbox: {
        globPatterns: ['**/*.{html,js,css,svg,png,woff2,webm,mp3,json,webmanifest}'],
        navigateFallback: '/index.html',
        navigateFallbackDenylist: [/^\/embed-host\.html/, /^\/assets\//],
        clientsClaim: false,
        skipWaiting: false,
      },
    }),
  ],
  build: {
    target: 'es2022',
    // Covers and sounds stay files: pictures are loaded as pictures, and the policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    // Read by the bench: which files a route needs.
    manifest: true,
    chunkSizeWarningLimit: 700,
    // How long the plugins take depends on the machine, and is no news about the site.
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  worker: { format: 'es' },
  preview: { port: 4173, strictPort: false },
  test: {
    include: ['tests/{contract,rules,engine,site,tools}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    // Two cores: one for the tests, one for everything else.
    maxWorkers: 2,
  },
})
