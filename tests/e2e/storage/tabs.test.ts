/** Owns a game in two real tabs: the newer play stands, a link has its own place, and deleted data stays deleted. */

import type { JSHandle, Page } from 'playwright/test'
import { panelTexts } from '../../../src/play/texts/panels'
import { sessionTexts } from '../../../src/play/texts/session'
import { expect, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { deleteAllData, openSettings } from '../support/settings'

/** What is kept of the own play of 2048, link plays left out. */
const saved = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saves/2048/')))

/** Moves until the count says so: a slide that changes nothing is no move. */
async function moveTo(page: Page, game: GamePage, count: number): Promise<void> {
  const moves = async () => Number(await game.hud('Moves').textContent())
  for (let i = 0; (await moves()) < count; i++)
    await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][i % 4] as string)
}

async function begin(page: Page, query = ''): Promise<GamePage> {
  const game = new GamePage(page)
  await game.open('2048', query)
  await game.button('Start Game').click()
  await game.phase('playing')
  return game
}

test('the tab that was left behind says so, and goes on with the newer play', async ({ context, page }) => {
  const older = await begin(page)
  await moveTo(page, older, 3)
  await page.keyboard.press('p')
  await older.phase('paused')
  const other = await context.newPage()
  const newer = new GamePage(other)
  await newer.open('2048', '')
  await newer.phase('paused')
  await newer.button('Resume').click()
  await moveTo(other, newer, 8)
  await expect(older.root).toContainText(sessionTexts.pause.elsewhere)
  const score = await newer.hud('Score').textContent()
  await other.close()
  await older.button(panelTexts.pause.continueNewer).click()
  await expect(older.hud('Moves')).toHaveText('8')
  await expect(older.hud('Score')).toHaveText(score ?? '')
  await page.reload()
  await older.phase('paused')
  await expect(older.hud('Moves')).toHaveText('8')
})

test('a play from a link leaves the own play where it is', async ({ page }) => {
  const own = await begin(page)
  await moveTo(page, own, 4)
  const linked = await begin(page, 'seed=7')
  await moveTo(page, linked, 2)
  await own.open('2048', '')
  await own.phase('paused')
  await expect(own.hud('Moves')).toHaveText('4')
  await own.open('2048', 'seed=7')
  await own.phase('paused')
  await expect(own.hud('Moves')).toHaveText('2')
})

test('deleted data stays deleted when another tab with an open game is closed', async ({ context, page }) => {
  const game = await begin(page)
  await moveTo(page, game, 3)
  await page.keyboard.press('p')
  await expect.poll(() => saved(page)).toHaveLength(1)
  const other = await context.newPage()
  await other.goto('/')
  await openSettings(other, 'data')
  await deleteAllData(other)
  await expect(game.root).toContainText('Your data was deleted or replaced in another tab.')
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => context.pages().length).toBe(1)
  expect(await saved(other)).toEqual([])
  // Nor is its score back, here or in a later visit.
  await other.goto('/records')
  // The list of trophies names every game: only the page's own note says that there are no records.
  await expect(other.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  expect(await other.evaluate(() => Object.keys(localStorage).filter((key) => /record/.test(key)))).toEqual(
    [],
  )
})

test('a real-time score does not come back either when its tab is closed', async ({ context, page }) => {
  const game = new GamePage(page)
  await game.open('flappy-bird', '')
  await game.button('Start Game').click()
  await game.phase('playing')
  const other = await context.newPage()
  await other.goto('/settings#data')
  await deleteAllData(other)
  await page.bringToFront()
  await expect(game.root).toContainText(/Your data was deleted|Game Over/)
  await page.close({ runBeforeUnload: true })
  await expect.poll(() => context.pages().length).toBe(1)
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => /record|result/.test(key))),
  ).toEqual([])
})

test('two tabs that flush after each of many changes keep them all', async ({ context, page }) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/')
  // Taken before the first press: what one tab has is no button to add it in the other.
  const buttons = (tab: Page, from: number) =>
    tab.evaluateHandle(
      (first) =>
        [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Add "]')].slice(
          first,
          first + 15,
        ),
      from,
    )
  // Each press is followed by what the browser does as a page is hidden; the store is the site's own.
  const like = (all: JSHandle<HTMLButtonElement[]>) =>
    all.evaluate(async (all) => {
      for (const button of all) {
        button.click()
        window.dispatchEvent(new PageTransitionEvent('pagehide'))
        await new Promise(requestAnimationFrame)
      }
    })
  const [mine, others] = [await buttons(page, 0), await buttons(other, 15)]
  await Promise.all([like(mine), like(others)])
  const kept = () => page.evaluate(() => JSON.parse(localStorage.getItem('gameFavorites') ?? '[]').length)
  await expect.poll(kept).toBe(30)
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'Favorite Games (30)' })).toBeVisible()
})

test('a tab that sees late what another wrote waits for it before it writes', async ({ context, page }) => {
  const other = await context.newPage()
  // The one is a busy browser's: for a while its page reads what stood there before.
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    const stood = new Map<string, string | null>()
    Object.assign(window, { late: false })
    Storage.prototype.getItem = function (key) {
      if (!(window as unknown as { late: boolean }).late) stood.set(key, getItem.call(this, key))
      return stood.get(key) ?? null
    }
  })
  for (const tab of [page, other]) await tab.goto('/')
  const like = (tab: Page, nth: number) => tab.getByRole('button', { name: /^Add / }).nth(nth).click()
  const kept = () => other.evaluate(() => JSON.parse(localStorage.getItem('gameFavorites') ?? '[]').length)
  const late = (is: boolean) => page.evaluate((is) => Object.assign(window, { late: is }), is)
  // Each has had a turn, and knows of the other's.
  await like(page, 0)
  await expect.poll(kept).toBe(1)
  await like(other, 5)
  await expect.poll(kept).toBe(2)
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  await late(true)
  await like(other, 6)
  await expect.poll(kept).toBe(3)
  await like(page, 0)
  await page.waitForTimeout(1200)
  await late(false)
  await expect.poll(kept).toBe(4)
  await expect(page.getByRole('heading', { name: 'Favorite Games (4)' })).toBeVisible()
})
