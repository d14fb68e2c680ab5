/** Owns the room of records: plays are shown, watched and reset. */
import { violations } from '../support/axe'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { been } from './day'

test.use(SHARED_PAGE)

test('records show three plays, one is watched, one record is reset, then all', async ({ page, game }) => {
  await page.goto('/records')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await game.open('snake', 'seed=42&speed=fast')
  for (const turn of ['ArrowUp', '', 'ArrowDown']) {
    await page.keyboard.press('Enter')
    await game.phase('playing')
    if (turn) await page.keyboard.press(turn)
    await game.over()
  }
  await expect(page.locator('[data-end-note]')).toContainText(/of your last 3/)
  await page.locator('[data-end-note]').getByRole('link', { name: 'Records' }).click()
  const row = page.locator('[data-record-row="snake"]')
  await expect(row).toContainText('3 plays')
  const detail = page.getByRole('region', { name: 'Records of Snake' })
  await expect(detail.getByRole('heading', { name: 'Last 3' })).toBeVisible()
  await detail.locator('summary').click()
  await expect(detail.getByRole('row')).toHaveCount(4)
  await expect(detail.getByRole('link', { name: /^Watch/ }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])

  await page.getByLabel('Search').fill('chess')
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('status').filter({ hasText: /\w/ })).not.toHaveCount(0)
  await page.getByLabel('Search').fill('sna')
  await expect(row).toBeVisible()
  await detail.locator('summary').click()
  await detail
    .getByRole('link', { name: /^Watch/ })
    .first()
    .click()
  await game.phase('watching')
  await page.goBack()

  await detail.getByRole('button', { name: 'Reset Snake' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click()
  await expect(row).toContainText('3 plays')
  await detail.getByRole('button', { name: 'Reset Snake' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})

test('one record is reset, and the others stay', async ({ page }) => {
  await been(page)
  await page.goto('/records')
  const detail = page.getByRole('region', { name: 'Records of Snake' })
  await detail.getByRole('button', { name: 'Reset Score (speed normal, walls walls)' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(detail.getByRole('button', { name: /^Reset Score/ })).toHaveCount(1)
  await expect(page.locator('[data-record-row="snake"]')).toContainText('49 plays')
  await page.getByRole('button', { name: 'Number Guessing', exact: false }).click()
  await expect(page.getByRole('region', { name: 'Records of Number Guessing' })).toContainText(
    'Wins by guesses',
  )
  await page.getByRole('button', { name: 'Reset all records' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
})
