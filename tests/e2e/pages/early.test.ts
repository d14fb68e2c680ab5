/** Owns that nothing is lost of what is pressed and typed on a page before its scripts have come. */
import type { Page } from 'playwright/test'
import { expect, test } from '../support/fixtures'

/** Opens a built page whose scripts wait; the answer has them come. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  let come = () => {}
  const awaited = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  return come
}

test('what is typed and pressed early counts', async ({ page }) => {
  const settingsCome = await openEarly(page, '/settings')
  const size = page.locator('[data-setting="text-size"]').getByRole('slider')
  await size.focus()
  await page.keyboard.press('End')
  const daily = page.getByRole('switch', { name: /^Daily games/ })
  // Nothing seems to come of it: pressed again.
  await daily.click()
  await daily.click()
  await page.getByRole('radio', { name: 'Light', exact: true }).click()
  settingsCome()
  await expect(daily).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px')
  await expect(size).toHaveValue((await size.getAttribute('max')) ?? '')

  // Kept as off, shown as on at first: who switches it off has it off.
  const again = await openEarly(page, '/settings')
  await expect(daily).toBeChecked()
  await daily.click()
  again()
  await expect(page.locator('[data-setting="delete"]').getByRole('button')).toBeVisible()
  await expect(daily).not.toBeChecked()

  const searchCome = await openEarly(page, '/settings')
  const setting = page.getByLabel('Search')
  await setting.pressSequentially('sloow')
  searchCome()
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await expect(setting).toHaveValue('sloow')
  await expect(setting).toBeFocused()

  const homeCome = await openEarly(page, '/')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('snake')
  await page.getByRole('button', { name: 'Filters' }).click()
  homeCome()
  await expect(page.getByText(/^\d+ games? found$/)).toBeVisible()
  await expect(search).toHaveValue('snake')
  await expect(page.getByRole('radiogroup', { name: 'Difficulty' })).toBeVisible()
})

test('who has gone on before the page was there sees where he is, not where he was', async ({ page }) => {
  let come = () => {}
  const awaited = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/\/home-[^/]*\.js$/, async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto('/index.html', { waitUntil: 'commit' })
  // The scripts have begun: they have set the address right.
  await expect(page).toHaveURL('/')
  await page.evaluate(() => history.pushState(null, '', '/today'))
  come()
  await expect(page.locator('[data-day-card]').first()).toBeVisible()
})
