/** The first screen of the home page shows two rows of games. */
import type { Page } from 'playwright/test'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'

test.use(SHARED_PAGE)

/** How many cards are completely in the window. */
const wholeCards = (page: Page) =>
  page
    .getByRole('article')
    .evaluateAll((cards) => cards.filter((card) => card.getBoundingClientRect().bottom <= innerHeight).length)

test('shows two rows of games on a laptop, with the rectangle in place of one', async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/')
  const rectangle = page.locator('[data-promo=rectangle]')
  await expect(rectangle.getByRole('link')).toBeVisible()
  expect(await wholeCards(page)).toBe(7)
  const [card, place] = await Promise.all([
    page.getByRole('article').first().boundingBox(),
    rectangle.boundingBox(),
  ])
  for (const side of ['y', 'width', 'height'] as const)
    expect(Math.abs((place?.[side] ?? -99) - (card?.[side] ?? 0)), side).toBeLessThanOrEqual(1)
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('shows two rows of games', async ({ page }) => {
    await page.goto('/')
    await expect(page.locator('[data-promo=rectangle]').getByRole('link')).toBeVisible()
    expect(await wholeCards(page)).toBe(4)
    const [first, second] = await Promise.all(
      [0, 1].map((i) => page.getByRole('article').nth(i).boundingBox()),
    )
    expect(first?.y).toBe(second?.y)
  })
})
