/** Owns what is proved of the home page as a way to a game: how many its first screen shows, what waits, the search that forgives, a surprise. */
import type { Page } from 'playwright/test'
import { TABLE } from '../../contract/table'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

/** Cards of games that lie wholly in the window. */
const wholeCards = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length)

test('shows two rows of games on a laptop, the rectangle in the place of one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const rectangle = page.getByRole('complementary', { name: /rectangle/ })
  await expect(rectangle.getByRole('link')).toBeVisible()
  expect(await wholeCards(page)).toBe(7)
  const [card, place] = await Promise.all([
    page.getByRole('article').first().boundingBox(),
    rectangle.boundingBox(),
  ])
  for (const side of ['y', 'width', 'height'] as const)
    expect(Math.abs((place?.[side] ?? -99) - (card?.[side] ?? 0)), side).toBeLessThanOrEqual(1)
})

test('finds a game by another name and with a typo, counts, and opens the first by Enter', async ({
  page,
  game,
}) => {
  await page.goto('/')
  const box = page.getByRole('searchbox')
  await expect(page.getByText('41 games', { exact: true })).toBeVisible()
  await box.fill('noughts')
  const cards = page.getByRole('region', { name: /^All Games/ }).getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Tic Tac Toe')
  await box.fill('minesweper')
  await expect(cards.first()).toContainText('Minesweeper')
  await expect(page.getByText('1 game found', { exact: true })).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/games\/minesweeper$/)
  await game.ready()
})

test('orders the shelf as the visitor likes', async ({ page }) => {
  await page.addInitScript(() => {
    const entry = { plays: 4, best: { Score: 1180 } }
    localStorage.setItem('records', JSON.stringify({ version: 1, data: { snake: { 'mode=walls': entry } } }))
  })
  await page.goto('/')
  const titles = page.getByRole('region', { name: /^All Games/ }).getByRole('heading', { level: 3 })
  const order = (name: string) =>
    page.getByRole('radiogroup', { name: 'Order' }).getByRole('radio', { name, exact: true }).click()
  // Cards far below come with the next picture.
  await expect(titles).toHaveCount(TABLE.length)
  const standing = await titles.allTextContents()
  await page.getByRole('button', { name: 'Filters' }).click()
  await order('Most played')
  await expect(titles.first()).toHaveText('Snake')
  await expect(page.getByRole('article').filter({ hasText: 'Snake' }).first()).toContainText(
    'Your best: 1,180',
  )
  await order('New to you')
  await expect(titles.last()).toHaveText('Snake')
  await order('Name')
  await expect(titles).toHaveText([...standing].sort((a, b) => a.localeCompare(b, 'en')))
  await order('Difficulty')
  await expect(titles).toHaveText(standing)
})

test('surprises with a game that was never played', async ({ page, game }) => {
  await page.addInitScript(
    (ids) => {
      const data = Object.fromEntries(ids.map((id) => [id, { '': { plays: 1, best: {} } }]))
      localStorage.setItem('records', JSON.stringify({ version: 1, data }))
    },
    TABLE.map(([id]) => id).filter((id) => id !== 'snake'),
  )
  await page.goto('/')
  await page.getByRole('button', { name: 'Surprise me' }).click()
  await expect(page).toHaveURL(/\/games\/snake$/)
  await game.ready()
})

test('goes on with what waits, puts it away, and takes that back', async ({ page, game }) => {
  await page.goto('/games/2048')
  await game.ready()
  await page.keyboard.press('Enter')
  await game.phase('playing')
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  const moves = (await game.figures()).Moves
  expect(Number(moves)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Back' }).click()
  const waiting = page.getByRole('region', { name: 'Continue' })
  await expect(waiting).toContainText(`Moves ${moves}`)
  await expect(waiting).toContainText('just now')
  await page.reload()
  await waiting.getByRole('button', { name: 'Put 2048 away' }).click()
  await expect(waiting).toContainText('2048 was put away.')
  await waiting.getByRole('button', { name: 'Undo' }).click()
  await waiting.getByRole('link', { name: /2048/ }).click()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-phase', 'paused')
  expect((await game.figures()).Moves).toBe(moves)
  await page.getByRole('button', { name: 'Back' }).click()
  await waiting.getByRole('button', { name: 'Put 2048 away' }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: /All Games/ })).toBeVisible()
  await expect(waiting).toHaveCount(0)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('shows two rows of games', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('complementary', { name: /rectangle/ }).getByRole('link')).toBeVisible()
    expect(await wholeCards(page)).toBe(4)
  })
})
