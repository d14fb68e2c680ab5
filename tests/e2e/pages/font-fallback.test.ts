/** Pages and start panels are readable on phones without the heading font. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, PHONE, test } from '../support/fixtures'
import { brokenWords, overlappingWords } from '../support/text-layout'

test.use(PHONE)

const ids = readdirSync(new URL('../../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const WIDTHS = [320, 360, 390] as const
const TEXT_SIZES = [100, 130] as const
/** The number of start panels per test. */
const GAMES_PER_TEST = 11

test.beforeEach(async ({ page, complaints }) => {
  complaints.allow(/woff2|ERR_FAILED/)
  await page.route('**/*.woff2', (route) => route.abort())
})

async function expectReadable(page: Page, name: string): Promise<void> {
  for (const size of TEXT_SIZES) {
    await page.evaluate(
      (size) => document.documentElement.style.setProperty('--text-scale', `${size / 100}`),
      size,
    )
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 844 })
      expect.soft(await brokenWords(page), `${name} at ${width} px, text ${size}%`).toEqual([])
      expect.soft(await overlappingWords(page), `${name} at ${width} px, text ${size}%`).toEqual([])
    }
  }
}

for (const path of ['/', '/today', '/records', '/settings'])
  test(`${path} has no broken words and no overlapping text`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expectReadable(page, path)
  })

for (let first = 0; first < ids.length; first += GAMES_PER_TEST) {
  const some = ids.slice(first, first + GAMES_PER_TEST)
  test(`start panels from ${some[0]} have no broken words and no overlapping text`, async ({
    page,
    game,
  }) => {
    for (const id of some) {
      await page.goto(`/games/${id}`)
      await game.ready()
      await expectReadable(page, id)
    }
  })
}
