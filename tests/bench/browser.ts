/** Owns what is measured in a real browser: script time a frame, and a card's click to the first playable frame. */
import type { Browser, Page } from 'playwright'
import { catalogue } from '../../src/games/catalogue'
import { heading, quantile, table } from './print'
import { begin, benchGames, openPage, restless, withSite } from './restless'

const PLAY_MS = 5000

/** Times every animation-frame callback of the page: our whole script of a frame runs inside one. */
const PROBE = `
  window.__frames = []
  const original = window.requestAnimationFrame
  window.requestAnimationFrame = (callback) => original((now) => {
    const from = performance.now()
    callback(now)
    window.__frames.push(performance.now() - from)
  })
`

async function frameCost(page: Page, base: string, id: string): Promise<number[]> {
  await begin(page, base, id)
  await page.evaluate(() => {
    ;(window as unknown as { __frames: number[] }).__frames = []
  })
  await restless(page, PLAY_MS)
  return page.evaluate(() => (window as unknown as { __frames: number[] }).__frames)
}

/** ms from the click on the card to a scene or board that can be started, with everything cold but the home page. */
async function clickToPlayable(browser: Browser, base: string, id: string, title: string): Promise<number> {
  const page = await openPage(browser, PROBE)
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
        rows.push([game.id, '-', '-', ms])
        continue
      }
      const page = await openPage(browser, PROBE)
      const costs = await frameCost(page, base, game.id)
      await page.close()
      rows.push([game.id, quantile(costs, 0.5), quantile(costs, 0.95), ms])
    }
    heading(
      'Browser: script ms a frame while played (drawing calls included), and ms from a card to a playable game',
    )
    table(['game', 'median', 'p95', 'card to playable'], rows)
  })
}
