/** The home page leads to games: games in progress, the tolerant search, orders, and a random game. */
import { homeTexts } from '../../../src/site/texts/home'
import { listedGames } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

const texts = homeTexts

test('finds a game by another name and with a typo, shows the count, and opens the first by Enter', async ({
  page,
  game,
}) => {
  await page.goto('/')
  const box = page.getByRole('searchbox')
  await expect(page.getByText(texts.finder.count(listedGames.length), { exact: true })).toBeVisible()
  await box.fill('noughts')
  const cards = page.getByRole('region', { name: /^All Games/ }).getByRole('article')
  await expect(cards).toHaveCount(1)
  await expect(cards.first()).toContainText('Tic Tac Toe')
  await box.fill('minesweper')
  await expect(cards.first()).toContainText('Minesweeper')
  await expect(page.getByText(texts.finder.found(1), { exact: true })).toBeVisible()
  await box.press('Enter')
  await expect(page).toHaveURL(/\/games\/minesweeper$/)
  await game.ready()
})

test('sorts the games in every order', async ({ page }) => {
  await page.addInitScript(() => {
    const entry = { plays: 4, best: { Score: 1180 } }
    localStorage.setItem('records', JSON.stringify({ version: 1, data: { snake: { 'mode=walls': entry } } }))
  })
  await page.goto('/')
  const titles = page.getByRole('region', { name: /^All Games/ }).getByRole('heading', { level: 3 })
  const order = (name: string) =>
    page
      .getByRole('radiogroup', { name: texts.finder.order })
      .getByRole('radio', { name, exact: true })
      .click()
  // Cards far below are rendered one frame later.
  await expect(titles).toHaveCount(listedGames.length)
  const initial = await titles.allTextContents()
  await page.getByRole('button', { name: 'Filters' }).click()
  await order(texts.orders.loved)
  await expect(titles.first()).toHaveText('Snake')
  await expect(page.getByRole('article').filter({ hasText: 'Snake' }).first()).toContainText(
    texts.card.best('1,180'),
  )
  await order(texts.orders.new)
  await expect(titles.last()).toHaveText('Snake')
  await order(texts.orders.name)
  await expect(titles).toHaveText([...initial].sort((a, b) => a.localeCompare(b, 'en')))
  await order(texts.orders.difficulty)
  await expect(titles).toHaveText(initial)
})

test('opens a random game that was never played', async ({ page, game }) => {
  await page.addInitScript(
    (ids) => {
      const data = Object.fromEntries(ids.map((id) => [id, { '': { plays: 1, best: {} } }]))
      localStorage.setItem('records', JSON.stringify({ version: 1, data }))
    },
    listedGames.map(({ id }) => id).filter((id) => id !== 'snake'),
  )
  await page.goto('/')
  await page.getByRole('button', { name: texts.finder.surprise }).click()
  await expect(page).toHaveURL(/\/games\/snake$/)
  await game.ready()
})

test('resumes a game in progress, dismisses it, and undoes that', async ({ page, game }) => {
  await page.goto('/games/2048')
  await game.ready()
  await page.keyboard.press('Enter')
  await game.phase('playing')
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowLeft', 'ArrowUp']) await page.keyboard.press(key)
  const moves = (await game.figures()).Moves
  expect(Number(moves)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Back' }).click()
  const saved = page.getByRole('region', { name: texts.continue.title })
  await expect(saved).toContainText(`Moves ${moves}`)
  await expect(saved).toContainText(texts.continue.justNow)
  await page.reload()
  await saved.getByRole('button', { name: texts.continue.dismiss('2048') }).click()
  await expect(saved).toContainText(texts.continue.dismissed('2048'))
  await saved.getByRole('button', { name: texts.continue.undo }).click()
  await saved.getByRole('link', { name: /2048/ }).click()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-phase', 'paused')
  expect((await game.figures()).Moves).toBe(moves)
  await page.getByRole('button', { name: 'Back' }).click()
  await saved.getByRole('button', { name: texts.continue.dismiss('2048') }).click()
  await page.reload()
  await expect(page.getByRole('heading', { name: /All Games/ })).toBeVisible()
  await expect(saved).toHaveCount(0)
})
