/** Measures the share of a window that the field fills: every game in nine windows, against the goals. */
import type { Browser } from 'playwright'
import { begin, LAYOUTS, type Layout, resizeTo, settled } from '../e2e/support/layouts'
import { heading, table } from './print'
import { benchGames, withSite } from './restless'

/** The windows to measure: all, or those in `BENCH_WINDOWS=390x844,844x390`. */
function wantedWindows(): readonly Layout[] {
  const named = process.env.BENCH_WINDOWS?.split(',')
  return named ? LAYOUTS.filter(({ width, height }) => named.includes(`${width}x${height}`)) : LAYOUTS
}

interface Seen {
  readonly share: string
  /** The smallest control and the smallest gap between two, CSS px, on touch screens. */
  readonly control: number
  readonly gap: number
  readonly why: string | null
}

/** All games in the windows of one kind, on one page; each game starts in the window in which it is measured. */
async function look(
  browser: Browser,
  base: string,
  windows: readonly Layout[],
  note: (id: string, seen: readonly Seen[]) => void,
): Promise<void> {
  const [first] = windows
  if (!first) return
  const context = await browser.newContext({
    baseURL: base,
    viewport: { width: first.width, height: first.height },
    hasTouch: first.touch,
    isMobile: first.touch,
    deviceScaleFactor: 0.5,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.goto('/')
    for (const { id } of benchGames()) {
      await page.setViewportSize({ width: first.width, height: first.height })
      await begin(page, id)
      const row: Seen[] = []
      for (const room of windows) {
        await resizeTo(page, room)
        const { seen, why } = await settled(page, room)
        const share = room.width > room.height ? seen.height : seen.area
        const { control, gap } = room.touch ? seen : { control: 999, gap: 999 }
        row.push({ share: `${Math.round(share * 100)}%`, control, gap, why })
      }
      note(id, row)
    }
  } finally {
    await context.close()
  }
}

/**
 * Prints the share of the window that the field fills (in landscape: of its height), and what misses a goal.
 *
 * @returns whether everything meets its goal
 */
export async function layout(executablePath: string): Promise<boolean> {
  const windows = wantedWindows()
  const found = new Map<string, Seen[]>()
  await withSite(executablePath, async (browser, base) => {
    for (const touch of [true, false])
      await look(
        browser,
        base,
        windows.filter((room) => room.touch === touch),
        (id, seen) => found.set(id, [...(found.get(id) ?? []), ...seen]),
      )
  })
  const ordered = [...windows].sort((a, b) => Number(b.touch) - Number(a.touch))
  const nameOf = ({ width, height }: Layout) => `${width}x${height}`
  const min = (figures: readonly number[]) => {
    const smallest = Math.min(...figures)
    return smallest === 999 ? '-' : Math.round(smallest)
  }
  heading('Layout: share of the window that the field fills (portrait), of its height (landscape)')
  table(
    ['game', ...ordered.map(nameOf), 'control', 'gap'],
    [...found].map(([id, seen]) => [
      id,
      ...seen.map(({ share }) => share),
      min(seen.map(({ control }) => control)),
      min(seen.map(({ gap }) => gap)),
    ]),
  )
  const short = [...found].flatMap(([id, seen]) =>
    seen.flatMap(({ why }, at) => (why ? [`${id} at ${nameOf(ordered[at] as Layout)}: ${why}`] : [])),
  )
  for (const line of short) process.stdout.write(`SHORT ${line}\n`)
  process.stdout.write(
    short.length === 0 ? 'Every game meets its layout goals.\n' : `${short.length} miss a goal.\n`,
  )
  return short.length === 0
}
