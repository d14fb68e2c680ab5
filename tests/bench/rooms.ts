/** Owns the table of how much of a window is field: every game in nine windows, against the goals. */
import type { Browser } from 'playwright'
import { begin, LAYOUTS, type Layout, resizeTo, settled } from '../e2e/support/layouts'
import { heading, table } from './print'
import { benchGames, withSite } from './restless'

/** The windows that are measured: all, or those that `BENCH_LAYOUTS=390x844,844x390` names. */
function wantedRooms(): readonly Layout[] {
  const named = process.env.BENCH_LAYOUTS?.split(',')
  return named ? LAYOUTS.filter(({ width, height }) => named.includes(`${width}x${height}`)) : LAYOUTS
}

interface Seen {
  readonly share: string
  /** The smallest control and the least way between two, CSS px, where fingers press them. */
  readonly control: number
  readonly gap: number
  readonly why: string | null
}

/** All games in the windows of one kind, on one page; each play begins in the window that it is looked at in. */
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
        row.push({ share: `${Math.round(share * 100)} %`, control, gap, why })
      }
      note(id, row)
    }
  } finally {
    await context.close()
  }
}

/** Prints the share of the window that is field (lying and large: of its height), and what falls short. True where nothing does. */
export async function rooms(executablePath: string): Promise<boolean> {
  const windows = wantedRooms()
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
  const least = (figures: readonly number[]) => {
    const smallest = Math.min(...figures)
    return smallest === 999 ? '-' : Math.round(smallest)
  }
  heading('Rooms: share of the window that is field (upright), of its height (wide)')
  table(
    ['game', ...ordered.map(nameOf), 'control', 'gap'],
    [...found].map(([id, seen]) => [
      id,
      ...seen.map(({ share }) => share),
      least(seen.map(({ control }) => control)),
      least(seen.map(({ gap }) => gap)),
    ]),
  )
  const short = [...found].flatMap(([id, seen]) =>
    seen.flatMap(({ why }, at) => (why ? [`${id} at ${nameOf(ordered[at] as Layout)}: ${why}`] : [])),
  )
  for (const line of short) process.stdout.write(`SHORT ${line}\n`)
  process.stdout.write(
    short.length === 0 ? 'Every game has the room it should have.\n' : `${short.length} fall short.\n`,
  )
  return short.length === 0
}
