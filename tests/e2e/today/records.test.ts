/** The records page: games are shown, watched, and reset. */
import { recordsTexts } from '../../../src/site/texts/records'
import { uiTexts } from '../../../src/ui/texts'
import { violations } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { returning } from './day'

test.use(SHARED_PAGE)

const texts = recordsTexts

test('two games are shown, one is watched, and all are reset', async ({ page, game }) => {
  await page.goto('/records')
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible()
  await game.open('snake', 'seed=42&speed=fast')
  for (const turn of ['ArrowUp', 'ArrowDown']) {
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press(turn)
    await game.over()
  }
  await expect(page.locator('[data-end-note]')).toContainText(/Number \d of your last 2/)
  await page.locator('[data-end-note]').getByRole('link').click()
  const row = page.locator('[data-record-row="snake"]')
  await expect(row).toContainText(texts.plays(2))
  const detail = page.getByRole('region', { name: texts.game.region('Snake') })
  await expect(detail.getByRole('heading', { name: texts.last.title(2) })).toBeVisible()
  // The next trophies come first. One game played does not leave half of the page blank.
  const next = page.locator('[data-next-trophies]')
  await expect(next.getByRole('link')).toHaveCount(3)
  const boxes = await Promise.all([next, row, detail].map((part) => part.boundingBox()))
  const [above = 0, below = 0, beside = 0] = boxes.map((box) => (box?.y ?? 0) + (box?.height ?? 0))
  expect(above).toBeLessThanOrEqual(boxes[1]?.y ?? 0)
  expect(below - (boxes[0]?.y ?? 0)).toBeGreaterThan((beside - (boxes[2]?.y ?? 0)) / 2)
  await detail.locator('summary').click()
  await expect(detail.getByRole('row')).toHaveCount(3)
  await expect(detail.getByRole('link', { name: texts.watch }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByLabel(texts.search).fill('chess')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).not.toHaveCount(0)
  await page.getByLabel(texts.search).fill('sna')
  await expect(row).toBeVisible()
  await detail.locator('summary').click()
  await detail.getByRole('link', { name: texts.watch }).first().click()
  await game.phase('watching')
  await page.goBack()

  await detail.getByRole('button', { name: texts.game.reset('Snake') }).click()
  await page.getByRole('dialog').getByRole('button', { name: uiTexts.cancel }).click()
  await expect(row).toContainText(texts.plays(2))
  await detail.getByRole('button', { name: texts.game.reset('Snake') }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.reset }).click()
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible()
})

test('resetting one record keeps the others', async ({ page }) => {
  await returning(page)
  await page.goto('/records')
  const detail = page.getByRole('region', { name: texts.game.region('Snake') })
  await detail.getByRole('button', { name: texts.game.resetBest('Score (Normal, Walls)') }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.reset }).click()
  await expect(detail.getByRole('button', { name: texts.game.resetBest('Score') })).toHaveCount(1)
  await expect(page.locator('[data-record-row="snake"]')).toContainText(texts.plays(49))
  await page.getByRole('button', { name: 'Number Guessing', exact: false }).click()
  await expect(page.getByRole('region', { name: texts.game.region('Number Guessing') })).toContainText(
    texts.wins.byGuesses,
  )
  await page.getByRole('button', { name: texts.resetAll.button }).click()
  await page.getByRole('dialog').getByRole('button', { name: texts.reset }).click()
  await expect(page.getByRole('heading', { name: texts.empty.title })).toBeVisible()
})
