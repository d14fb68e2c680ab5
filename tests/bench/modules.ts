/** Lists the modules of which a visit up to Start runs least: what could be loaded later. */
import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { Browser } from 'playwright'
import { heading, table } from './print'
import { openPage, withSite } from './restless'

const PAGES = ['/', '/games/simon-says', '/games/snake'] as const
const ROWS = 30
/** One of this many characters is looked up, and counts for all of them. */
const STEP = 8

interface Range {
  readonly startOffset: number
  readonly endOffset: number
  readonly count: number
}

/** Minified characters of a module. */
interface Size {
  all: number
  unused: number
}

/** Adds the characters of a script to its modules. `functions` as the DevTools protocol reports them, outer ranges first. */
function count(
  file: string,
  text: string,
  functions: readonly { readonly ranges: readonly Range[] }[],
  sizes: Map<string, Size>,
): void {
  const used = new Uint8Array(text.length)
  for (const { ranges } of functions)
    for (const { startOffset, endOffset, count } of ranges)
      used.fill(count > 0 ? 1 : 0, startOffset, endOffset)
  const map = new SourceMap(JSON.parse(readFileSync(`dist/assets/${file}.map`, 'utf8')))
  let line = 0
  let start = 0
  for (let at = 0; at < text.length; at += STEP) {
    for (let end = text.indexOf('\n', start); end !== -1 && end < at; end = text.indexOf('\n', start)) {
      line++
      start = end + 1
    }
    const entry = map.findEntry(line, at - start)
    // What the bundler added has no source.
    const original = 'originalSource' in entry ? entry.originalSource : undefined
    const source = original?.replace(/^(?:\.\.\/)+/, '') ?? file
    const size = sizes.get(source) ?? { all: 0, unused: 0 }
    size.all += STEP
    if (!used[at]) size.unused += STEP
    sizes.set(source, size)
  }
}

/** The modules that a visit loads, up to the start of the game if it is one. */
async function visit(browser: Browser, address: string): Promise<Map<string, Size>> {
  const page = await openPage(browser)
  const sizes = new Map<string, Size>()
  await page.coverage.startJSCoverage()
  await page.goto(address)
  if (address.includes('/games/')) {
    await page.locator('[data-game] [data-panel] [data-autofocus]').click()
    await page.locator('[data-phase="playing"]').waitFor()
  } else await page.locator('img[loading=eager]').first().waitFor()
  for (const { url, source, functions } of await page.coverage.stopJSCoverage()) {
    const file = /\/assets\/([^/]+\.js)$/.exec(url)?.[1]
    // The bundler's own runtime has no source map.
    if (file && source && existsSync(`dist/assets/${file}.map`)) count(file, source, functions, sizes)
  }
  await page.close()
  return sizes
}

export async function modules(executablePath: string): Promise<void> {
  await withSite(executablePath, async (browser, base) => {
    for (const path of PAGES) {
      const sizes = await visit(browser, base + path)
      heading(`Modules of ${path} that run least before Start, minified kB`)
      const rows = [...sizes].sort(([, a], [, b]) => b.unused - a.unused).slice(0, ROWS)
      table(
        ['module', 'kB', 'unused'],
        rows.map(([name, { all, unused }]) => [name, all / 1000, unused / 1000]),
      )
    }
  })
}
