/** Owns the page of settings in a real browser: found by search, tried on the spot, kept as profiles, passed on by link and file. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { violations } from '../support/axe'
import { chunkOf } from '../support/chunks'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use(SHARED_PAGE)

/** Opens the page, and waits until it is the visitor's: what is set on a page that only stands there is not heard. */
async function open(page: Page, address = '/settings'): Promise<void> {
  await page.goto(address)
  await expect(field(page, 'delete').getByRole('button')).toBeVisible()
}

const field = (page: Page, id: string) => page.locator(`[data-setting="${id}"]`)

test('settings are searched, typos forgiven, and tried where they are set', async ({ page }) => {
  await open(page)
  expect(await violations(page)).toEqual([])
  await page.getByLabel('Search').fill('sloow')
  await expect(field(page, 'game-speed')).toBeVisible()
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await page.getByLabel('Search').fill('no such thing')
  await expect(page.locator('[data-setting]')).toHaveCount(0)
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  await page.getByLabel('Search').fill('')
  // A hold by presses, through the input of games.
  const hold = field(page, 'press-instead-of-hold')
  const press = hold.getByRole('button', { name: 'Hold me' })
  await press.click()
  await expect(hold.getByText('Let go')).toBeVisible()
  await hold.getByRole('switch').click()
  await press.click()
  await expect(hold.getByText('Held')).toBeVisible()
  await press.click()
  await expect(hold.getByText('Let go')).toBeVisible()
  // The clock.
  const clock = field(page, 'hide-the-clock')
  await expect(clock.getByText('Time 1:08')).toBeVisible()
  await clock.getByRole('switch').click()
  await expect(clock.getByText('Time 1:08')).toHaveCount(0)
  // A larger pointer, over what parts say of their own.
  await field(page, 'pointer').getByRole('radio', { name: 'Very large' }).click()
  const cursor = () => press.evaluate((element) => getComputedStyle(element).cursor)
  await expect.poll(cursor).toMatch(/^url\(.+ 8 8, default$/)
  // The dialog shows the same.
  await page.goto('/')
  await openSettings(page, 'tools')
  await expect(page.getByRole('dialog').getByRole('switch', { name: /^Hide the clock/ })).toBeChecked()
})

test('a profile goes to another visit by link and by file; a bad one is told of and changes nothing', async ({
  page,
  complaints,
}, info) => {
  // A file that is no page of the site has no icon named in it: the browser asks for one.
  complaints.allow(/\b404\b/)
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await open(page)
  await field(page, 'text-size').getByRole('slider').fill('2')
  await expect.poll(size).toBe('24px')
  const profiles = field(page, 'profiles')
  await profiles.getByLabel('Name of a new profile').fill('Evening')
  await profiles.getByRole('button', { name: 'Save what is set now' }).click()
  const download = page.waitForEvent('download')
  await profiles.getByRole('button', { name: 'File of Evening' }).click()
  const file = info.outputPath('evening.json')
  await (await download).saveAs(file)
  const text = readFileSync(file, 'utf8')

  // Another visit, that knows nothing of it: emptied where no page of the site runs, which would write what it holds as it is left.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  const link = `/settings#profile=${Buffer.from(text).toString('base64url')}`
  await page.goto('about:blank')
  await open(page, link)
  await expect(profiles).toContainText('Evening')
  await expect(profiles).toContainText('it would change size of text')
  expect(await size()).toBe('16px')
  await profiles.getByRole('button', { name: 'Use it' }).click()
  await expect.poll(size).toBe('24px')
  await profiles.getByRole('button', { name: 'Back to how it was set before' }).click()
  await expect.poll(size).toBe('16px')

  await page.goto('about:blank')
  await open(page, link.slice(0, -9))
  await expect(profiles.getByRole('alert')).toContainText('Nothing was changed')
  expect(await size()).toBe('16px')
  const bad = info.outputPath('bad.json')
  writeFileSync(bad, text.replace('150', '5000'))
  await profiles.getByLabel('Profile to open').setInputFiles(bad)
  await expect(profiles.getByRole('alert')).toContainText('damaged')
  await profiles.getByLabel('Profile to open').setInputFiles(file)
  await profiles.getByRole('button', { name: 'Keep it as a profile' }).click()
  await profiles.getByRole('button', { name: 'Use Evening' }).click()
  await expect.poll(size).toBe('24px')
  expect(await violations(page)).toEqual([])
})

/** A browser that is never idle: what is loaded ahead then does not come by itself. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

test('a link leads to a setting that comes after the page', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/settings#delete')
  await expect(field(page, 'delete')).toBeInViewport()
  await expect(field(page, 'delete').getByRole('button')).toBeVisible()
})

test('what is pressed before its part has come is heard when it comes', async ({ page }) => {
  await neverIdle(page)
  let come = () => {}
  const asked = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route(/assets\/play-[\w-]+\.js$/, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/settings')
  const hold = field(page, 'press-instead-of-hold')
  await hold.getByRole('switch').click()
  await hold.getByRole('button', { name: 'Hold me' }).click()
  await expect(hold.getByText('Let go')).toBeVisible()
  come()
  await expect(hold.getByText('Held')).toBeVisible()
})

test('settings that do not come are told of, and the others work', async ({ page, complaints }) => {
  complaints.allow(/net::ERR|Failed to (?:load|fetch)/)
  await page.route(chunkOf('src/site/settings/parts.ts'), (route) => route.abort())
  await page.goto('/settings')
  await expect(page.getByRole('alert')).toContainText('could not be loaded')
  await field(page, 'calm-backgrounds').getByRole('switch').click()
  await expect(page.locator('html')).toHaveAttribute('data-calm', '')
})
