/** The first screen of the home page: where to start, and the first rows of games. */
import type { Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

/** How many cards are completely in the window. */
const wholeCards = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length)

/** Texts that their boxes cut off, in the cards and in the row above them. */
const cutTexts = (page: Page) =>
  page
    .locator('[data-start-here] span, article :is(h3, h3 span, p:not([title]), a, div > span)')
    .evaluateAll((texts) =>
      texts
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 1 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    )

test('shows where to start and two rows of games on a laptop', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const start = page.locator('[data-start-here]')
  await expect(start.getByRole('link')).toHaveCount(5)
  // One row, in which games only are cards of the list.
  const links = await Promise.all((await start.getByRole('link').all()).map((link) => link.boundingBox()))
  expect(new Set(links.map((box) => box?.y)).size).toBe(1)
  await expect.poll(() => wholeCards(page)).toBe(8)
  expect(await cutTexts(page)).toEqual([])
})

test('shows one line about another game on later visits', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('recentlyPlayed', '["/games/2048"]'))
  await page.goto('/')
  const line = page.locator('[data-promo=rectangle]')
  await expect(line.getByRole('link')).toBeVisible()
  await expect(page.locator('[data-start-here]')).toHaveCount(0)
  expect((await line.boundingBox())?.height).toBeLessThan(80)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('shows where to start and a row of games', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-start-here]').getByRole('link')).toHaveCount(5)
    expect(await wholeCards(page)).toBeGreaterThanOrEqual(2)
    const [first, second] = await Promise.all(
      [0, 1].map((i) => page.getByRole('article').nth(i).boundingBox()),
    )
    expect(first?.y).toBe(second?.y)
    for (const width of [320, 360, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await cutTexts(page), `${width} px`).toEqual([])
    }
  })
})
