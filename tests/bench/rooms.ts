/** Owns the table of how much of a window is field: every game in eight windows, against the goals. */
import type { Browser } from 'playwright'
import { measure, ROOMS, type Room, shortOf } from '../e2e/rooms'
import { heading, table } from './print'
import { benchGames, withSite } from './restless'

/** One game in windows of one kind: loaded once for each, for some take their shape when they begin. */
async function look(browser: Browser, base: string, id: string, room: Room) {
  const { width, height, touch } = room
  const context = await browser.newContext({
    viewport: { width, height },
    hasTouch: touch,
    isMobile: touch,
    deviceScaleFactor: 0.5,
    serviceWorkers: 'block',
  })
  try {
    const page = await context.newPage()
    await page.goto(`${base}/games/${id}?seed=42`)
    await page.locator('[data-panel] [data-autofocus]').first().click()
    await page.locator('[data-phase="playing"]').waitFor()
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** The windows that are measured: all, or those that `BENCH_ROOMS=390x844,844x390` names. */
function wantedRooms(): readonly Room[] {
  const named = process.env.BENCH_ROOMS?.split(',')
  return named ? ROOMS.filter(({ width, height }) => named.includes(`${width}x${height}`)) : ROOMS
}

/** Prints the share of the window that is field (lying and large: of its height), and what falls short. */
export async function rooms(executablePath: string): Promise<void> {
  heading('Rooms: share of the window that is field (upright), of its height (wide)')
  const rows: (string | number)[][] = []
  const short: string[] = []
  const windows = wantedRooms()
  await withSite(executablePath, async (browser, base) => {
    for (const { id } of benchGames()) {
      const row: (string | number)[] = [id]
      let control = 999
      for (const room of windows) {
        const seen = await look(browser, base, id, room)
        if (room.touch) control = Math.min(control, seen.control)
        row.push(`${Math.round((room.width > room.height ? seen.height : seen.area) * 100)} %`)
        const why = shortOf(room, seen)
        if (why) short.push(`${id} at ${room.width}x${room.height}: ${why}`)
      }
      rows.push([...row, control === 999 ? '-' : Math.round(control)])
    }
  })
  table(['game', ...windows.map(({ width, height }) => `${width}x${height}`), 'control'], rows)
  for (const line of short) process.stdout.write(`SHORT ${line}\n`)
  process.stdout.write(
    short.length === 0 ? 'Every game has the room it should have.\n' : `${short.length} fall short.\n`,
  )
}
