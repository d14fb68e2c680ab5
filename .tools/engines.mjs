/**
 * `npm run engines`: opens every game in Firefox and WebKit. `digest` compares how the same games end in all three
 * engines. `live` plays a live game between Chromium and Firefox, and between two Firefox.
 */
import { readdirSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { compareEnds } from './engines/digest.mjs'
import { ensureEngines, openFirefox, openScreen, openWebKit } from './engines/drivers.mjs'
import { playLive } from './engines/live.mjs'
import { tryGames } from './engines/plays.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
const [task, ...named] = process.argv.slice(2)
if (!(await ensureEngines(task !== 'live'))) process.exit(1)
const all = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'shared')
  .map(({ name }) => name)
const ids = named.length > 0 ? named : all
const closeScreen = await openScreen()
let well = false
try {
  if (task === 'digest') well = await compareEnds(ids, await findBrowser())
  else well = await served(task === 'live' ? live : games)
} finally {
  closeScreen()
}
process.exit(well ? 0 : 1)

/** Builds the site and serves it. */
async function served(act) {
  const built = await run('vite', ['build', '--logLevel', 'warn'])
  if (built.code !== 0) return false
  const { preview } = await import('vite')
  const server = await preview({ preview: { port: 0 } })
  try {
    return await act(`http://localhost:${server.httpServer.address().port}`)
  } finally {
    await server.close()
  }
}

async function live(base) {
  return playLive(base, await findBrowser({ tests: true }))
}

async function games(base) {
  let good = true
  for (const open of [openFirefox, openWebKit]) {
    const browser = await open()
    try {
      good = (await tryGames(browser, base, task ? [task, ...named] : all)) && good
    } finally {
      await browser.close()
    }
  }
  return good
}
