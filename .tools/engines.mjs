/**
 * `npm run engines`: opens every game in Firefox and WebKit; `single` opens each as one file, from disk. `digest` compares
 * how the same games end in all three engines. `live` plays a live game between Chromium and Firefox, and between two Firefox.
 */
import { pathToFileURL } from 'node:url'
import { findBrowser } from './browser.mjs'
import { compareEnds } from './engines/digest.mjs'
import { ensureEngines, openFirefox, openScreen, openWebKit } from './engines/drivers.mjs'
import { playLive } from './engines/live.mjs'
import { tryGames } from './engines/plays.mjs'
import { gameIds } from './gameIds.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'
import { packSingle } from './single/pack.mjs'

ensurePackages()
const [task, ...named] = process.argv.slice(2)
if (!(await ensureEngines(task !== 'live'))) process.exit(1)
const closeScreen = await openScreen()
let well = false
try {
  if (task === 'digest') well = await compareEnds(named.length > 0 ? named : gameIds(), await findBrowser())
  else if (task === 'single') well = await files(named.length > 0 ? named : gameIds())
  else well = await served(task === 'live' ? live : games)
} finally {
  closeScreen()
}
process.exit(well ? 0 : 1)

/**
 * Builds the site and serves it.
 * @type {(act: (base: string) => Promise<boolean>) => Promise<boolean>}
 */
async function served(act) {
  const built = await run('vite', ['build', '--logLevel', 'warn'])
  if (built.code !== 0) return false
  const { preview } = await import('vite')
  const server = await preview({ preview: { port: 0 } })
  try {
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.httpServer.address())
    return await act(`http://localhost:${port}`)
  } finally {
    await server.close()
  }
}

/** @type {(base: string) => Promise<boolean>} */
async function live(base) {
  return playLive(base, await findBrowser({ tests: true }))
}

/** @type {(base: string) => Promise<boolean>} */
async function games(base) {
  return tried((id) => `${base}/games/${id}`, task ? [task, ...named] : gameIds())
}

/** @type {(ids: readonly string[]) => Promise<boolean>} */
async function files(ids) {
  for (const id of ids) await packSingle(id, 'release')
  return tried((id) => pathToFileURL(`release/${id}.html`).href, ids)
}

/** @type {(pageOf: (id: string) => string, ids: readonly string[]) => Promise<boolean>} */
async function tried(pageOf, ids) {
  let good = true
  for (const open of [openFirefox, openWebKit]) {
    const browser = await open()
    try {
      good = (await tryGames(browser, pageOf, ids)) && good
    } finally {
      await browser.close()
    }
  }
  return good
}
