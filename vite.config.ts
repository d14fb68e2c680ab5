/** Owns how the site is built, served and unit-tested. */
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { securityPolicy } from './.tools/security-policy.ts'

export default defineConfig({
  publicDir: 'assets/public',
  plugins: [react(), securityPolicy()],
  build: {
    target: 'es2022',
    // Covers and sounds stay files: pictures are loaded as pictures, and the policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 700,
  },
  worker: { format: 'es' },
  preview: { port: 4173, strictPort: false },
  test: {
    include: ['tests/{contract,rules,engine,site}/**/*.test.{ts,tsx}'],
    environment: 'node',
    testTimeout: 60_000,
    // Two cores: one for the tests, one for everything else.
    maxWorkers: 2,
  },
})
