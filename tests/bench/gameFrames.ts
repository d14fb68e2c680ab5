/** Prints the cost of a frame of each scene game while it is played, against its goal. */
import type { Browser } from 'playwright'
import { frameTimes, trace } from './frames'
import { heading, quantile, table } from './print'
import { begin, benchGames, PLAIN_PAGE, restless, withSite } from './restless'

/** Time until the scripts are warm, and of the measurement. */
const WARM_UP_MS = 1500
const PLAY_MS = 6000
/** No picture is checked, and fewer pixels allow more frames. */
const WINDOW = { viewport: { width: 1024, height: 640 }, deviceScaleFactor: 0.5 } as const
/** Goal: median main-thread time, including drawing calls. */
const MAX_MS = 1.5

/** Modes that draw far more than the game as specified, measured in addition. */
const HEAVY: Readonly<Record<string, string>> = { 'jigsaw-puzzle': 'difficulty=huge' }

/** The costs of the frames of one game, ms: thread time and wall time. */
async function costs(
  browser: Browser,
  base: string,
  id: string,
  options: string,
): Promise<{ own: number[]; wall: number[] }> {
  const page = await browser.newPage(WINDOW)
  try {
    await begin(page, base, id, options)
    await restless(page, WARM_UP_MS)
    const events = await trace(browser, page, () => restless(page, PLAY_MS))
    return { own: frameTimes(events), wall: frameTimes(events, 'wall') }
  } finally {
    await page.close()
  }
}

/**
 * Prints the table.
 *
 * @returns false if a game misses the goal
 */
export async function gameFrames(executablePath: string): Promise<boolean> {
  const rows: (string | number)[][] = []
  let good = true
  await withSite(
    executablePath,
    async (browser, base) => {
      for (const { id, kind } of benchGames()) {
        if (kind === 'turn') continue
        for (const options of ['', ...(HEAVY[id] ? [HEAVY[id]] : [])]) {
          const { own, wall } = await costs(browser, base, id, options)
          const median = quantile(own, 0.5)
          const meets = median <= MAX_MS
          good &&= meets
          const figures = [quantile(own, 0.95), quantile(wall, 0.5), quantile(wall, 0.95)]
          rows.push([`${id} ${options}`.trim(), own.length, median, ...figures, meets ? 'yes' : 'NO'])
        }
      }
    },
    PLAIN_PAGE,
  )
  heading(`Frames: script ms a frame while played, drawing calls included (median at most ${MAX_MS})`)
  table(['game', 'frames', 'median', 'p95', 'wall median', 'wall p95', 'goal'], rows)
  return good
}
