/**
 * `npm run build`: checks types and builds the site into `dist`. LANGS=all, or LANGS=de,es, adds other languages, each in
 * a folder of its own.
 */
import { compressFiles } from './compress.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { TRANSLATIONS } from './translations.mjs'

ensurePackages()
const { LANGS = '' } = process.env
const others = LANGS === 'all' ? TRANSLATIONS : LANGS.split(',').filter((each) => each && each !== 'en')

async function step(command, args, env) {
  const { code } = await run(command, args, { env })
  if (code !== 0) process.exit(code)
}
await step('tsc', ['--noEmit'])
await step('vite', ['build'])
for (const language of others)
  await step('vite', ['build', '--logLevel', 'warn'], { SITE_LANGUAGE: language })
await compressFiles('dist')
