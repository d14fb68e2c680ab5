/** Owns what is measured in a real browser: script time a frame, and a card's click to the first playable frame. */
import type { Browser, Page } from 'playwright'
import { catalogue } from '../../src/games/catalogue'
import { heading, quantile, table } from './print'
import { begin, benchGames, openPage, restless, withSite } from './restless'

const PLAY_MS = 5000

interface FrameEvents {
  readonly traceEvents: readonly { name: string; ph: string; dur?: number; tdur?: number }[]
}

/**
 * What each animation-frame callback cost: our whole script of a frame runs inside one. `own` is the time of the page's
 * own thread, in ms; `wall` has gone by on the clock, with all else that shares the cores (graphics drawn in software).
 */
async function frameCost(
  browser: Browser,
  page: Page,
  base: string,
  id: string,
): Promise<{ own: number[]; wall: number[] }> {
  await begin(page, base, id)
  await browser.startTracing(page, { categories: ['devtools.timeline'] })
  await restless(page, PLAY_MS)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as FrameEvents
  const frames = traceEvents.filter(({ name, ph }) => name === 'FireAnimationFrame' && ph === 'X')
  return {
    own: frames.map(({ tdur = 0 }) => tdur / 1000),
    wall: frames.map(({ dur = 0 }) => dur / 1000),
  }
}

/** ms from the click on the card to a scene or board that can be started, with everything cold but the home page. */
async function clickToPlayable(browser: Browser, base: string, id: string, title: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(base)
  const link = page.getByRole('link', { name: `Play Now ${title}` }).first()
  await link.scrollIntoViewIfNeeded()
  const from = Date.now()
  await link.click()
  await page.locator(`[data-game="${id}"]`).locator('[data-panel] [data-autofocus]').waitFor()
  const realtime = catalogue.find((game) => game.id === id)?.kind === 'realtime'
  if (realtime) await page.locator('[data-ready]').waitFor()
  const ms = Date.now() - from
  await page.close()
  return ms
}

export async function browserBench(executablePath: string): Promise<void> {
  await withSite(executablePath, async (browser, base) => {
    const rows: (string | number)[][] = []
    for (const game of benchGames()) {
      const ms = await clickToPlayable(browser, base, game.id, game.title)
      if (game.kind === 'turn') {
        rows.push([game.id, '-', '-', '-', '-', ms])
        continue
      }
      const page = await openPage(browser)
      const { own, wall } = await frameCost(browser, page, base, game.id)
      await page.close()
      rows.push([
        game.id,
        ...[own, wall].flatMap((costs) => [quantile(costs, 0.5), quantile(costs, 0.95)]),
        ms,
      ])
    }
    heading(
      'Browser: script ms a frame while played (drawing calls included), and ms from a card to a playable game',
    )
    table(['game', 'median', 'p95', 'wall median', 'wall p95', 'card to playable'], rows)
  })
}
