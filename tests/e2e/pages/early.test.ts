/** Presses and input before the scripts have loaded are not lost. */
import type { Page } from 'playwright/test'
import { homeTexts } from '../../../src/site/texts/home'
import { recordsTexts } from '../../../src/site/texts/records'
import { settingsTexts } from '../../../src/site/texts/settings'
import { expect, test } from '../support/fixtures'

/** Opens a built page without its scripts. The returned function lets them load. */
async function openEarly(page: Page, address: string): Promise<() => void> {
  let load = () => {}
  const awaited = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/\.js$/, async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await expect(page.locator('h1')).toBeVisible()
  return load
}

test('early presses and input count', async ({ page, complaints }) => {
  const loadSettings = await openEarly(page, '/settings')
  const size = page.locator('[data-setting="text-size"]').getByRole('slider')
  await size.focus()
  await page.keyboard.press('End')
  const daily = page.locator('[data-setting="daily"]').getByRole('switch')
  // Nothing happens yet, so it is pressed again.
  await daily.click()
  await daily.click()
  await page
    .locator('[data-setting="theme"]')
    .getByRole('radio', { name: settingsTexts.theme.choices.light })
    .click()
  loadSettings()
  await expect(daily).not.toBeChecked()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect
    .poll(() => page.evaluate(() => getComputedStyle(document.documentElement).fontSize))
    .toBe('32px')
  await expect(size).toHaveValue((await size.getAttribute('max')) ?? '')

  // It is stored as off, but shown as on at first: switching it off leaves it off.
  const loadAgain = await openEarly(page, '/settings')
  await expect(daily).toBeChecked()
  await daily.click()
  const setting = page.getByLabel(settingsTexts.search)
  await setting.pressSequentially('sloow')
  loadAgain()
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await expect(setting).toHaveValue('sloow')
  await expect(setting).toBeFocused()
  await setting.fill('')
  await expect(page.locator('[data-setting="delete"]').getByRole('button')).toBeVisible()
  await expect(daily).not.toBeChecked()

  const loadHome = await openEarly(page, '/')
  const search = page.getByRole('searchbox')
  await search.pressSequentially('snake')
  await page.getByRole('button', { name: 'Filters' }).click()
  loadHome()
  await expect(page.getByText(homeTexts.finder.found(1))).toBeVisible()
  await expect(search).toHaveValue('snake')
  await expect(page.getByRole('radiogroup', { name: homeTexts.finder.difficulty, exact: true })).toBeVisible()

  // What an extension changes in the page is no error.
  complaints.allow(/React error #418/)
  const loadAltered = await openEarly(page, '/records')
  await page.evaluate(() => {
    for (const part of ['#root', 'main', 'h1'])
      document.querySelector(part)?.prepend(document.createElement('aside'))
    document.querySelector('h1')?.append('x')
  })
  loadAltered()
  await expect(page.getByText(recordsTexts.empty.title)).toBeVisible()
  expect(complaints.heard.filter((text) => !text.includes('#418'))).toEqual([])
})

test('navigation before hydration shows the new page', async ({ page }) => {
  let load = () => {}
  const awaited = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/\/home-[^/]*\.js$/, async (route) => {
    await awaited
    await route.continue()
  })
  await page.goto('/index.html', { waitUntil: 'commit' })
  // The scripts have started: they corrected the address.
  await expect(page).toHaveURL('/')
  await page.evaluate(() => history.pushState(null, '', '/today'))
  load()
  await expect(page.locator('[data-day-card]').first()).toBeVisible()
})

test('a game starts that was started before its scripts and PixiJS had loaded, and its first key counts', async ({
  page,
  game,
}) => {
  const load = await openEarly(page, '/games/flappy-bird')
  const start = page.locator('[data-autofocus]')
  await expect(start).toBeFocused()
  const gentle = page.getByRole('button', { name: /^Gentle/ })
  await gentle.click()
  await expect(gentle).toHaveAttribute('aria-busy')

  let loadPixi = () => {}
  const awaited = new Promise<void>((resolve) => {
    loadPixi = resolve
  })
  await page.route(/\/pixi-[^/]*\.js$/, async (route) => {
    await awaited
    await route.fallback()
  })
  load()
  await game.phase('playing')
  await expect(page.locator('[data-field]').getByRole('status')).toBeVisible()
  // What surrounds the scene is there.
  await page.locator('[data-pause]').click()
  await game.phase('paused')
  await game.showMore()
  await expect(page.getByRole('radio', { name: 'Gentle' })).toBeChecked()
  await game.begin.click()
  await game.phase('playing')
  await page.keyboard.press('Space')

  loadPixi()
  await expect(page.locator('[data-ready]')).toBeVisible()
  // Without the press the bird would wait in the air.
  await game.over()
})

test('a game starts whose button was replaced under the pointer', async ({ page, game }) => {
  const load = await openEarly(page, '/games/2048')
  await page.locator('[data-autofocus]').hover()
  await page.mouse.down()
  load()
  await expect(page.locator('[data-built]')).toHaveCount(0)
  await page.mouse.up()
  await game.phase('playing')
})
