/**
 * `npm run build`: checks types and builds the site into `dist`, as `assets/site.json` sets it. LANGS=all, or LANGS=de,es,
 * adds other languages, each in a folder of its own.
 */
import { fileURLToPath } from 'node:url'
import { compressFiles } from './compress.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { checkSite } from './site.mjs'
import { TRANSLATIONS } from './translations.mjs'

/**
 * Runs a command. Exits if it fails.
 * @type {(command: string, args: readonly string[], env?: NodeJS.ProcessEnv) => Promise<void>}
 */
async function step(command, args, env = {}) {
  const { code } = await run(command, args, { env })
  if (code !== 0) process.exit(code)
}

/** Builds the site in each of its languages. Exits if that fails. */
export async function buildSite() {
  const site = await checkSite()
  if (!site.ok) {
    console.error(site.text)
    process.exit(1)
  }
  const { LANGS = site.languages.slice(1).join() } = process.env
  const others = LANGS === 'all' ? TRANSLATIONS : LANGS.split(',').filter((each) => each && each !== 'en')
  await step('vite', ['build', '--logLevel', 'warn'])
  for (const language of others)
    await step('vite', ['build', '--logLevel', 'warn'], { SITE_LANGUAGE: language })
  await compressFiles('dist')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensurePackages()
  await step('tsc', ['--noEmit'])
  await buildSite()
}
