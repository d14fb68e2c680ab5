/** Measures memory: how the heap grows while a scene is played for minutes. */
import type { Page } from 'playwright'
import { type Heap, heapOf } from '../e2e/support/heap'
import { heading, table } from './print'
import { begin, benchGames, openPage, restless, withSite } from './restless'

/** The page's time runs this many times faster; in a slow frame the loop takes at most this many ticks. */
const HASTE = 5
/** Minutes of game time before the first measurement. */
const WARM_MINUTES = 1
/** Minutes of game time between the first and the last measurement. */
const MINUTES = Number(process.env.BENCH_MINUTES ?? 2)
/** A small window: the picture does not matter, and ticks come as fast as frames. */
const WINDOW = { width: 640, height: 400 }

/** Speeds up the page's frames, and adds up the game time they represent. */
const HURRY = `
  window.__minutes = 0
  let last = 0
  const original = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => original((now) => {
    if (now !== last) window.__minutes += Math.min((now - last) * ${HASTE}, ${HASTE} * 1000 / 60) / 60000
    last = now
    callback(now * ${HASTE})
  })
`

/** Plays until this much game time has passed. */
async function playFor(page: Page, minutes: number): Promise<void> {
  const gone = () => page.evaluate(() => (window as unknown as { __minutes: number }).__minutes)
  const until = (await gone()) + minutes
  while ((await gone()) < until) await restless(page, 1500)
}

export async function memory(executablePath: string): Promise<void> {
  await withSite(executablePath, async (browser, base) => {
    heading(
      `Browser: heap, in kB, of a scene played for ${MINUTES} minutes of its own time, after ${WARM_MINUTES}`,
    )
    const rows: (string | number)[][] = []
    for (const { id, kind } of benchGames()) {
      if (kind !== 'realtime') continue
      const page = await openPage(browser, HURRY)
      await page.setViewportSize(WINDOW)
      const client = await page.context().newCDPSession(page)
      await begin(page, base, id)
      await playFor(page, WARM_MINUTES)
      const from = await heapOf(client)
      await playFor(page, MINUTES / 2)
      const middle = await heapOf(client)
      await playFor(page, MINUTES / 2)
      const to = await heapOf(client)
      await page.close()
      const growth = (a: Heap, b: Heap, part: keyof Heap) => Math.round((b[part] - a[part]) / 1024)
      rows.push([
        id,
        Math.round(from.held / 1024),
        growth(from, middle, 'held'),
        growth(middle, to, 'held'),
        Math.round(from.code / 1024),
        growth(from, middle, 'code'),
        growth(middle, to, 'code'),
      ])
    }
    table(['game', 'held', 'first half', 'second half', 'compiled code', 'first half', 'second half'], rows)
  })
}
