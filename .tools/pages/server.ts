/** Renders pages with the site's own code: built once more for Node, and run. */
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type ResolvedConfig } from 'vite'
import type * as Prerender from '../../src/site/app/prerender'
import { languagePlugin, siteBuild } from '../languages.ts'
import { isShared } from '../sharedFiles.ts'

/** The parts of the site that pages consist of, and the definitions of games. Anything else is not requested here. */
const PAGES = /(?:Page|NotFound|^\.\/index)(?:\.tsx)?$/

/** The exports of `src/site/app/prerender.tsx`. Names of assets and classes match the site's own build. */
export async function loadSite(config: ResolvedConfig): Promise<typeof Prerender> {
  // Below node_modules, so that packages resolve. Each build has its own folder: two may run at the same time.
  const cache = join(config.root, 'node_modules/.cache/pocket-arcade')
  mkdirSync(cache, { recursive: true })
  const outDir = mkdtempSync(join(cache, 'server-'))
  const site = siteBuild(process.env)
  await build({
    configFile: false,
    root: config.root,
    base: config.base,
    logLevel: 'warn',
    publicDir: false,
    // For Node, Vite would take './' for '/'.
    define: { ...config.define, 'import.meta.env.BASE_URL': JSON.stringify(config.base) },
    experimental: { renderBuiltUrl: (file) => (isShared(file) ? site.root : config.base) + file },
    plugins: [
      languagePlugin(site.language),
      react(),
      {
        name: 'pages-only',
        enforce: 'pre',
        resolveId(source, _importer, { kind }: { kind?: string }) {
          if (kind === 'dynamic-import' && !PAGES.test(source)) return { id: source, external: true }
        },
      },
    ],
    build: {
      ssr: 'src/site/app/prerender.tsx',
      outDir,
      target: 'es2022',
      assetsInlineLimit: 0,
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        output: { entryFileNames: 'site.mjs', chunkFileNames: '[name].mjs' },
      },
    },
  })
  // Its dynamic imports run later, while pages are rendered, so the folder is removed when the process exits.
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }))
  return (await import(pathToFileURL(join(outDir, 'site.mjs')).href)) as typeof Prerender
}
