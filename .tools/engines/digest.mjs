/** Owns comparing how the same plays end in three engines: one digest a game, of its plays by 25 seeds. */
import { openFirefox, openWebKit } from './drivers.mjs'

const SEEDS = 25
/** The page that plays; served from the sources. */
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

async function endsIn(browser, base, ids) {
  const ends = {}
  try {
    await browser.goto(base + PAGE)
    await browser.ask(
      `while (!window.endOf) await new Promise((resolve) => setTimeout(resolve, 50)); return ''`,
    )
    for (const id of ids) ends[id] = await browser.ask(`return window.endOf(${JSON.stringify(id)}, ${SEEDS})`)
  } finally {
    await browser.close()
  }
  return ends
}

/** Prints the table; whether all engines agree in every game. */
export async function compareEnds(ids, chromiumPath) {
  const { createServer } = await import('vite')
  const server = await createServer({ server: { port: 0 }, logLevel: 'error' })
  await server.listen()
  const base = `http://localhost:${server.httpServer.address().port}`
  const columns = []
  for (const open of [() => openChromium(chromiumPath), openFirefox, openWebKit]) {
    const browser = await open()
    columns.push([browser.name, await endsIn(browser, base, ids)])
  }
  await server.close()
  const [, first] = columns[0]
  console.log(`${'game'.padEnd(22)}${columns.map(([name]) => name.padEnd(24)).join('')}`)
  let same = 0
  for (const id of ids) {
    const agrees = columns.every(([, ends]) => ends[id] === first[id]) && /^[0-9a-f]{8}$/.test(first[id])
    if (agrees) same++
    console.log(
      `${id.padEnd(22)}${columns.map(([, ends]) => String(ends[id]).padEnd(24)).join('')}${agrees ? '' : '  differs'}`,
    )
  }
  console.log(`${same} of ${ids.length} games end the same in all engines, ${SEEDS} plays each`)
  return same === ids.length
}
