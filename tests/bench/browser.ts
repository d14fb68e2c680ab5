/** Measures the time from a card's click to the first playable frame, in a real browser. */
import type { Browser } from 'playwright'
import { catalog } from '../../src/games/catalog'
import { heading, table } from './print'
import { benchGames, openPage, withSite } from './restless'

/**
 * Ms from the click on the card to a scene or board that can be started, with everything uncached except the home page.
 */
async function clickToPlayable(browser: Browser, base: string, id: string, title: string): Promise<number> {
  const page = await openPage(browser)
  await page.goto(base)
  const link = page.getByRole('link', { name: `Play Now ${title}` }).first()
  await link.scrollIntoViewIfNeeded()
  const from = Date.now()
  await link.click()
  await page.locator(`[data-game="${id}"]`).locator('[data-panel] [data-autofocus]').waitFor()
  const realtime = catalog.find((game) => game.id === id)?.kind === 'realtime'
  if (realtime) await page.locator('[data-ready]').waitFor()
  const ms = Date.now() - from
  await page.close()
  return ms
}

export async function browserBench(executablePath: string): Promise<void> {
  const rows: (string | number)[][] = []
  await withSite(executablePath, async (browser, base) => {
    for (const { id, title } of benchGames()) rows.push([id, await clickToPlayable(browser, base, id, title)])
  })
  heading('Browser: ms from a card to a playable game')
  table(['game', 'card to playable'], rows)
}
