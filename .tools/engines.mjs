/** `npm run engines`: opens every game in Firefox and WebKit. `digest` compares how the same games end in all three engines. */
import { readdirSync } from 'node:fs'
import { findBrowser } from './browser.mjs'
import { compareEnds } from './engines/digest.mjs'
import { ensureEngines, openFirefox, openScreen, openWebKit } from './engines/drivers.mjs'
import { tryGames } from './engines/plays.mjs'
import { ensurePackages } from './install.mjs'
import { run } from './run.mjs'

ensurePackages()
if (!(await ensureEngines())) process.exit(1)
const [task, ...named] = process.argv.slice(2)
const all = readdirSync('src/games', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
const ids = named.length > 0 ? named : all
const closeScreen = await openScreen()
let well = false
try {
  well = task === 'digest' ? await compareEnds(ids, await findBrowser()) : await games()
} finally {
  closeScreen()
}
process.exit(well ? 0 : 1)

/** The built site, served to both engines. */
async function games() {
  const built = await run('vite', ['build', '--logLevel', 'warn'])
  if (built.code !== 0) return false
  const { preview } = await import('vite')
  const server = await preview({ preview: { port: 0 } })
  const { port } = server.httpServer.address()
  let good = true
  for (const open of [openFirefox, openWebKit]) {
    const browser = await open()
    try {
      const chosen = task ? [task, ...named] : all
      good = (await tryGames(browser, `http://localhost:${port}`, chosen)) && good
    } finally {
      await browser.close()
    }
  }
  await server.close()
  return good
}
