/** Compares how the same games end in three engines: one digest per game, over 25 seeds. */
import { openChromium, openFirefox, openWebKit } from './drivers.mjs'

/** @import { Browser } from './drivers.mjs' */

const SEEDS = 25
/** The page that plays the games, served from the sources. */
const PAGE = '.tools/engines/ends.html'

/**
 * Plays the games one after the other. Returns a promise per game, of its digest or of the reason there is none.
 * @type {(browser: Browser, base: string, ids: readonly string[]) => Promise<string>[]}
 */
function endsIn(browser, base, ids) {
  let before = (async () => {
    await browser.goto(base + PAGE)
    return browser.ask(
      `while (!window.endOf) await new Promise((resolve) => setTimeout(resolve, 50)); return ''`,
    )
  })()
  return ids.map((id) => {
    before = before
      .then(() => browser.ask(`return window.endOf(${JSON.stringify(id)}, ${SEEDS})`))
      .catch((error) => `(${String(error).replace(/\n.*/s, '').slice(0, 40)})`)
    return before
  })
}

/**
 * Prints a row per game as soon as all engines have finished it. The engines run in parallel.
 * @returns whether all digests agree
 * @type {(ids: readonly string[], chromiumPath: string) => Promise<boolean>}
 */
export async function compareEnds(ids, chromiumPath) {
  const { createServer } = await import('vite')
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  const base = server.resolvedUrls?.local[0] ?? ''
  /** @type {Browser[]} */
  const browsers = []
  let same = 0
  try {
    for (const open of [() => openChromium(chromiumPath), openFirefox, openWebKit])
      browsers.push(await open())
    const columns = browsers.map((browser) => endsIn(browser, base, ids))
    console.log(`${'game'.padEnd(22)}${browsers.map(({ name }) => name.padEnd(24)).join('')}`)
    for (const [n, id] of ids.entries()) {
      const ends = await Promise.all(columns.map((column) => column[n] ?? ''))
      const agrees = new Set(ends).size === 1 && /^[0-9a-f]{8}$/.test(ends[0] ?? '')
      if (agrees) same++
      console.log(`${id.padEnd(22)}${ends.map((end) => end.padEnd(24)).join('')}${agrees ? '' : '  differs'}`)
    }
  } finally {
    for (const browser of browsers) await browser.close()
    await server.close()
  }
  console.log(`${same} of ${ids.length} games end the same in all engines, ${SEEDS} plays each`)
  return same === ids.length
}
