/** `npm run site -- check [file]`: says in plain sentences what is wrong with `assets/site.json`, or with the named file. */
import { fileURLToPath } from 'node:url'
import { gameIds } from './gameIds.mjs'
import { ensurePackages } from './install.mjs'

/**
 * Checks the file of an own site. Without one there is nothing to check.
 * @param [file] - instead of `assets/site.json`
 * @returns {Promise<{ text: string, ok: boolean, languages: readonly string[], games: readonly string[] }>} what to say, and the
 * site's languages and games
 */
export async function checkSite(/** @type {string | undefined} */ file) {
  const { runnerImport } = await import('vite')
  const { module } = await runnerImport('./.tools/site/settings.ts', { configFile: false })
  const { faultText, readSiteFile, siteFile } = /** @type {typeof import('./site/settings.ts')} */ (module)
  const found = file ?? siteFile()
  if (found === null)
    return {
      text: 'There is no assets/site.json: the site is that of the specification, with all games.',
      ok: true,
      languages: [],
      games: gameIds(),
    }
  try {
    const { site, faults } = readSiteFile(found)
    if (faults) return { text: faultText(found, faults), ok: false, languages: [], games: [] }
    const { languages = [], games = gameIds() } = site
    return { text: `${found} has no faults.`, ok: true, languages, games }
  } catch {
    return { text: `There is no file '${found}'.`, ok: false, languages: [], games: [] }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, file] = process.argv.slice(2)
  if (command !== 'check') {
    console.error('There is one command: npm run site -- check')
    process.exit(1)
  }
  ensurePackages()
  const { text, ok } = await checkSite(file)
  console[ok ? 'log' : 'error'](text)
  process.exit(ok ? 0 : 1)
}
