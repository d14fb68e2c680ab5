/**
 * Builds one game as one HTML file (`npm run pack -- <game> --single`). `../../vite.config.ts` builds the site. The game and
 * its language come from the environment: SINGLE_GAME=snake, SITE_LANGUAGE=de, SINGLE_SILENT=1,
 * SINGLE_OWN=words.txt.
 */
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { emoji } from '../emoji.ts'
import { exactMath } from '../exact-math.ts'
import { languagePlugin, siteBuild } from '../languages.ts'
import { factsOf } from './facts.ts'
import { oneFile } from './oneFile.ts'
import { oneGame } from './oneGame.ts'
import { sounds } from './sounds.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const { SINGLE_GAME: game = '', SINGLE_SILENT, SINGLE_OWN } = process.env
const { language } = siteBuild(process.env)
const facts = await factsOf(game, language, SINGLE_OWN).catch((error: Error) => {
  // What is wrong with own content is for a person: without the places in this code.
  console.error(error.message)
  process.exit(1)
})

/** What the page and its worker are built with. */
const code = () => [oneGame(facts), languagePlugin(language), exactMath()]

export default defineConfig({
  root,
  base: './',
  publicDir: false,
  // One weight of the heading font, that of buttons, is half as large as all of them.
  resolve: {
    alias: {
      '@fontsource-variable/fredoka/files/fredoka-latin-wght-normal.woff2':
        '@fontsource/fredoka/files/fredoka-latin-500-normal.woff2',
    },
  },
  define: {
    'import.meta.env.SINGLE_FILE': '"yes"',
    'import.meta.env.SITE_URL': '""',
    'import.meta.env.SITE_ROOT': '"./"',
    'import.meta.env.SITE_LANGUAGES': '""',
  },
  plugins: [
    ...code(),
    react(),
    emoji({ game, language }),
    sounds(SINGLE_SILENT ? null : game),
    oneFile(facts),
  ],
  build: {
    target: 'es2022',
    emptyOutDir: false,
    assetsInlineLimit: () => true,
    cssCodeSplit: false,
    modulePreload: false,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: {
      input: 'src/site/embed/single.tsx',
      checks: { pluginTimings: false, ineffectiveDynamicImport: false, preferBuiltinFeature: false },
      output: { codeSplitting: false },
    },
  },
  worker: {
    // Chromium starts no module as a worker of a page without an origin.
    format: 'iife',
    plugins: code,
    rolldownOptions: {
      checks: { pluginTimings: false, ineffectiveDynamicImport: false, preferBuiltinFeature: false },
      output: { codeSplitting: false },
    },
  },
})
