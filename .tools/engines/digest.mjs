/** Compares how the same games end in three engines: one digest per game, over 25 seeds. */
import { openFirefox, openWebKit } from './drivers.mjs'

const SEEDS = 25
/** The page that plays the games, served from the sources. */
const PAGE = '/.tools/engines/ends.html'

async function openChromium(executablePath) {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  const page = await browser.newPage()
  page.setDefaultTimeout(600_000)
  return {
    name: `Chromium ${browser.version()}`,
    goto: (url) => page.goto(url),
    ask: (source) => page.evaluate(`(async () => { ${source} })()`),
    close: () => browser.close(),
  }
}

/** Plays the games one after the other. Returns a promise per game, of its digest or of the reason there is none. */
function endsIn(browser, base, ids) {
  const why = (error) => `(${String(error).split('\n')[0].slice(0, 40)})`
  let before = (async () => {
    await browser.goto(base + PAGE)
    await browser.ask(
      `while (!window.endOf) await new Promise((resolve) => setTimeout(resolve, 50)); return ''`,
    )
  })()
  const ends = {}
  for (const id of ids) {
    const end = before
      .then(() => browser.ask(`return window.endOf(${JSON.stringify(id)}, ${SEEDS})`))
      .catch(why)
    ends[id] = end
    before = end
  }
  return ends
}

/** Prints a row per game as soon as all engines have finished it. The engines run in parallel. @returns whether all digests agree */
export async function compareEnds(ids, chromiumPath) {
  const { createServer } = await import('vite')
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  const base = `http://localhost:${server.httpServer.address().port}`
  const browsers = []
  let same = 0
  try {
    for (const open of [() => openChromium(chromiumPath), openFirefox, openWebKit])
      browsers.push(await open())
    const columns = browsers.map((browser) => endsIn(browser, base, ids))
    console.log(`${'game'.padEnd(22)}${browsers.map(({ name }) => name.padEnd(24)).join('')}`)
    for (const id of ids) {
      const ends = await Promise.all(columns.map((column) => column[id]))
      const agrees = ends.every((end) => end === ends[0]) && /^[0-9a-f]{8}$/.test(ends[0])
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
