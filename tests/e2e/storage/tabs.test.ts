/** A game in two tabs: the newer save wins, link games are separate, and deleted data stays deleted. */
import type { JSHandle, Page } from 'playwright/test'
import { panelTexts } from '../../../src/play/texts/panels'
import { sessionTexts } from '../../../src/play/texts/session'
import { recordsTexts } from '../../../src/site/texts/records'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { GamePage } from '../support/game-page'
import { deleteAllData } from '../support/settings'

test.use({ ...SHARED_PAGE, muted: false })

/** The keys of the saved game of 2048, without link games. */
const saved = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('saves/2048/')))

/** Makes moves until the counter shows them: a slide that changes nothing is not a move. */
async function moveTo(page: Page, game: GamePage, count: number): Promise<void> {
  const moves = async () => Number(await game.hud('Moves').textContent())
  for (let i = 0; (await moves()) < count; i++)
    await page.keyboard.press(['ArrowLeft', 'ArrowDown', 'ArrowRight', 'ArrowUp'][i % 4] as string)
}

async function begin(page: Page, query = ''): Promise<GamePage> {
  const game = new GamePage(page)
  await game.open('2048', query)
  await game.begin.click()
  await game.phase('playing')
  return game
}

test('the older tab shows a message, and continues the newer game', async ({ context, page }) => {
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

test('a link game does not affect the saved game', async ({ page }) => {
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

test('deleted data stays deleted when other tabs with open games are closed', async ({ context, page }) => {
  const second = await context.newPage()
  const board = await begin(second)
  await moveTo(second, board, 3)
  await second.keyboard.press('p')
  await expect.poll(() => saved(second)).toHaveLength(1)
  const scene = new GamePage(page)
  await scene.open('flappy-bird', '')
  await scene.button('Start Game').click()
  await scene.phase('playing')
  const other = await context.newPage()
  await other.goto('/settings#data')
  await deleteAllData(other)
  await expect(board.root).toContainText('Your data was deleted or replaced in another tab.')
  await page.bringToFront()
  await expect(scene.root).toContainText(/Your data was deleted|Game Over/)
  for (const tab of [page, second]) await tab.close({ runBeforeUnload: true })
  await expect.poll(() => context.pages().length).toBe(1)
  expect(await saved(other)).toEqual([])
  // Their scores are not stored again either.
  await other.goto('/records')
  // The trophies name every game, so the empty state is checked.
  await expect(other.getByRole('heading', { name: recordsTexts.empty.title })).toBeVisible()
  expect(
    await other.evaluate(() => Object.keys(localStorage).filter((key) => /record|result/.test(key))),
  ).toEqual([])
})

test('two tabs that flush after each of many changes keep them all', { tag: '@proof' }, async ({
  context,
  page,
}) => {
  const other = await context.newPage()
  for (const tab of [page, other]) await tab.goto('/')
  // Collected before the first press, because a favorite of one tab has no add button in the other.
  const buttons = (tab: Page, from: number) =>
    tab.evaluateHandle(
      (first) =>
        [...document.querySelectorAll<HTMLButtonElement>('button[aria-label^="Add "]')].slice(
          first,
          first + 15,
        ),
      from,
    )
  // After each press the page is told to store its changes, as when it is hidden.
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

test('a tab that reads another’s changes late waits for them before it writes', async ({ context, page }) => {
  const other = await context.newPage()
  // One page reads outdated values for a while, as in a busy browser.
  await page.addInitScript(() => {
    const { getItem } = Storage.prototype
    const outdated = new Map<string, string | null>()
    const state = Object.assign(window, { late: false, readsWhileLate: 0 })
    Storage.prototype.getItem = function (key) {
      if (state.late) state.readsWhileLate++
      else outdated.set(key, getItem.call(this, key))
      return outdated.get(key) ?? null
    }
  })
  for (const tab of [page, other]) await tab.goto('/')
  const like = (tab: Page, nth: number) => tab.getByRole('button', { name: /^Add / }).nth(nth).click()
  const kept = () => other.evaluate(() => JSON.parse(localStorage.getItem('gameFavorites') ?? '[]').length)
  const late = (is: boolean) => page.evaluate((is) => Object.assign(window, { late: is }), is)
  // Each tab has written once, and knows the other's change.
  await like(page, 0)
  await expect.poll(kept).toBe(1)
  await like(other, 5)
  await expect.poll(kept).toBe(2)
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  await late(true)
  await like(other, 6)
  await expect.poll(kept).toBe(3)
  await like(page, 0)
  // It reads again and again until the other's change is there.
  const reads = () => page.evaluate(() => (window as unknown as { readsWhileLate: number }).readsWhileLate)
  const before = await reads()
  await expect.poll(reads).toBeGreaterThan(before + 20)
  expect(await kept()).toBe(3)
  await late(false)
  await expect.poll(kept).toBe(4)
  await expect(page.getByRole('heading', { name: 'Favorite Games (4)' })).toBeVisible()
})
