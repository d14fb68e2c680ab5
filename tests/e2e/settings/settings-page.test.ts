/** The settings page: search, previews, and profiles by link and file. */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { listText } from '../../../src/engine/core/text'
import { assistTexts } from '../../../src/play/texts/assists'
import { dataTexts } from '../../../src/site/texts/data'
import { settingsTexts } from '../../../src/site/texts/settings'
import { violations } from '../support/axe'
import { chunkOf } from '../support/chunks'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use(SHARED_PAGE)

const texts = settingsTexts
const { profiles: profileTexts } = dataTexts
const { hold: holdTexts, clock: clockTexts } = texts.assists

/** Opens the page and waits until its last part has loaded: changes before hydration would be lost. */
async function open(page: Page, address = '/settings'): Promise<void> {
  await page.goto(address)
  await expect(field(page, 'delete').getByRole('button')).toBeVisible()
}

const field = (page: Page, id: string) => page.locator(`[data-setting="${id}"]`)

test('each switch changes itself and nothing else', async ({ page }) => {
  await open(page)
  const states = () =>
    page
      .getByRole('switch')
      .evaluateAll((all) =>
        all.map((each) => [each.closest('[data-setting]')?.id || each.ariaLabel, each.ariaChecked]),
      )
  const before = await states()
  for (let n = 0; n < before.length; n++) {
    // Without a pointer: one of them makes the next press within half a second count as an accident.
    const press = () =>
      page
        .getByRole('switch')
        .nth(n)
        .evaluate((each: HTMLElement) => each.click())
    await press()
    const changed = before.map(([name, on], i) => [name, i === n ? String(on !== 'true') : on])
    await expect.poll(states, `switch ${n}`).toEqual(changed)
    await press()
    await expect.poll(states, `switch ${n}, back`).toEqual(before)
  }
})

test('an index at the side leads to the sections and marks the current one', async ({ page }) => {
  await open(page)
  const index = page.getByRole('navigation', { name: texts.sections })
  const current = index.locator('[aria-current]')
  await expect(current).toHaveText(texts.groups.look)
  await index.getByRole('link', { name: texts.groups.controls }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: texts.groups.controls })).toBeInViewport()
  await expect(current).toHaveText(texts.groups.controls)
  await page.mouse.wheel(0, 99_999)
  await expect(current).toHaveText(texts.groups.data)
  // A search leaves out the sections without results.
  await page.getByLabel(texts.search).fill('sloow')
  await expect(index.getByRole('link')).toHaveText([texts.groups.assists])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(index).toBeHidden()
})

test('settings can be searched with typos, and tried on the page', async ({ page }) => {
  await open(page)
  await page.getByLabel(texts.search).fill('sloow')
  await expect(field(page, 'game-speed')).toBeVisible()
  await expect(page.locator('[data-setting]')).toHaveCount(1)
  await page.getByLabel(texts.search).fill('no such thing')
  await expect(page.locator('[data-setting]')).toHaveCount(0)
  await expect(page.getByRole('status').first()).not.toBeEmpty()
  await page.getByLabel(texts.search).fill('')
  // Toggling instead of holding.
  const hold = field(page, 'press-instead-of-hold')
  const press = hold.getByRole('button', { name: holdTexts.try })
  await press.click()
  await expect(hold.getByText(holdTexts.released)).toBeVisible()
  await hold.getByRole('switch').click()
  await press.click()
  await expect(hold.getByText(holdTexts.held)).toBeVisible()
  await press.click()
  await expect(hold.getByText(holdTexts.released)).toBeVisible()
  // The hidden clock.
  const clock = field(page, 'hide-the-clock')
  await expect(clock.getByText(clockTexts.time)).toBeVisible()
  await clock.getByRole('switch').click()
  await expect(clock.getByText(clockTexts.time)).toHaveCount(0)
  // A larger pointer overrides the cursors of all parts.
  await field(page, 'pointer').getByRole('radio', { name: texts.pointer.choices.largest }).click()
  const cursor = () => press.evaluate((element) => getComputedStyle(element).cursor)
  await expect.poll(cursor).toMatch(/^url\(.+ 8 8, default$/)
  // The dialog has the same settings.
  await page.goto('/')
  await openSettings(page, 'assists')
  const clockSwitch = page.getByRole('dialog').getByRole('switch', { name: assistTexts.hideClock.label })
  await expect(clockSwitch).toBeChecked()
})

test('a profile is shared by link and file; an invalid one shows an error and changes nothing', async ({
  page,
  complaints,
}, info) => {
  // For a text file the browser requests a default icon.
  complaints.allow(/\b404\b/)
  const size = () => page.evaluate(() => getComputedStyle(document.documentElement).fontSize)
  await open(page)
  await field(page, 'text-size').getByRole('slider').fill('2')
  await expect.poll(size).toBe('24px')
  const profiles = field(page, 'profiles')
  await profiles.getByLabel(profileTexts.newName).fill('Evening')
  await profiles.getByRole('button', { name: profileTexts.save }).click()
  const download = page.waitForEvent('download')
  await profiles.getByRole('button', { name: profileTexts.fileOf('Evening') }).click()
  const file = info.outputPath('evening.json')
  await (await download).saveAs(file)
  const text = readFileSync(file, 'utf8')

  // Another visit. Storage is cleared on a text file, because a page of the site would write its data on leaving.
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
  const link = `/settings#profile=${Buffer.from(text).toString('base64url')}`
  await open(page, link)
  await expect(profiles).toContainText(
    profileTexts.wouldChange
      .replace('{name}', 'Evening')
      .replace('{settings}', listText([texts.textSize.name])),
  )
  expect(await size()).toBe('16px')
  await profiles.getByRole('button', { name: profileTexts.apply, exact: true }).click()
  await expect.poll(size).toBe('24px')
  await profiles.getByRole('button', { name: profileTexts.restore }).click()
  await expect.poll(size).toBe('16px')

  await page.goto('/robots.txt')
  await open(page, link.slice(0, -9))
  await expect(profiles.getByRole('alert')).toHaveText(profileTexts.notProfileOrDamaged)
  expect(await size()).toBe('16px')
  const bad = info.outputPath('bad.json')
  writeFileSync(bad, text.replace('150', '5000'))
  await profiles.getByLabel(profileTexts.file).setInputFiles(bad)
  await expect(profiles.getByRole('alert')).toHaveText(profileTexts.invalid)
  await profiles.getByLabel(profileTexts.file).setInputFiles(file)
  await profiles.getByRole('button', { name: profileTexts.saveIncoming }).click()
  await profiles.getByRole('button', { name: profileTexts.applyProfile('Evening') }).click()
  await expect.poll(size).toBe('24px')
  expect(await violations(page)).toEqual([])
})

/** A browser that is never idle, so that nothing is preloaded. */
const neverIdle = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })

test('a link leads to a setting that loads after the page', async ({ page }) => {
  await neverIdle(page)
  await page.goto('/settings#delete')
  await expect(field(page, 'delete')).toBeInViewport()
  await expect(field(page, 'delete').getByRole('button')).toBeVisible()
})

test('a press before its part has loaded counts once it is there', async ({ page }) => {
  await neverIdle(page)
  let load = () => {}
  const wanted = new Promise<void>((resolve) => {
    load = resolve
  })
  await page.route(/assets\/play-[\w-]+\.js$/, async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto('/settings')
  const hold = field(page, 'press-instead-of-hold')
  await hold.getByRole('switch').click()
  // The page is hydrated.
  await expect(hold.getByRole('switch')).toBeChecked()
  await hold.getByRole('button', { name: holdTexts.try }).click()
  await expect(hold.getByText(holdTexts.released)).toBeVisible()
  load()
  await expect(hold.getByText(holdTexts.held)).toBeVisible()
})

test('settings that fail to load show an error, and the others work', async ({ page, complaints }) => {
  complaints.allow(/net::ERR|Failed to (?:load|fetch)/)
  await page.route(chunkOf('src/site/settings/parts.ts'), (route) => route.abort())
  await page.goto('/settings')
  await expect(page.getByText(texts.failed).first()).toBeVisible()
  await field(page, 'calm-backgrounds').getByRole('switch').click()
  await expect(page.locator('html')).toHaveAttribute('data-calm', '')
})
