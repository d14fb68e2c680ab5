/** The offline copy: made after a finished game or on request, shown with its size, and removed. */
import type { Page } from 'playwright/test'
import { dataTexts } from '../../../src/site/texts/data'
import { expect, PLAYED, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use({ serviceWorkers: 'allow' })

const texts = dataTexts.offline

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('an opened game copies nothing; a finished one makes the copy, and Settings show its size and remove it', async ({
  page,
  game,
}) => {
  await game.open('flappy-bird')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  expect(await registered(page)).toBe(0)
  await page.keyboard.press('Space')
  await game.over()
  await expect.poll(() => registered(page)).toBe(1)
  await openSettings(page, 'data')
  const [before = '', after = ''] = texts.kept(1).split('1 MB')
  await expect(page.getByText(before)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText(before)).toHaveText(
    new RegExp(`\\d+(\\.\\d)? MB${after.replaceAll('.', '\\.')}$`),
  )
  const copied = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  // Games, sounds, and covers are copied; files for hosts and shared links are not.
  expect(copied.some((path) => /assets\/snake-.*\.js$/.test(path))).toBe(true)
  expect(copied.some((path) => path.endsWith('.mp3') || path.endsWith('.webm'))).toBe(true)
  expect(copied.filter((path) => /^\/(share|hosts|games)\//.test(path))).toEqual([])
  await page.getByRole('button', { name: texts.remove }).click()
  await expect(page.getByRole('button', { name: texts.keep })).toBeVisible()
  expect(await registered(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  // The next game makes no copy again.
  await game.open('tic-tac-toe')
  await game.begin.click()
  await game.phase('playing')
  expect(await registered(page)).toBe(0)
})

test('in data-saver mode the copy is made only on request', async ({ page, game }) => {
  await page.addInitScript(PLAYED)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await game.open('tic-tac-toe')
  expect(await registered(page)).toBe(0)
  await openSettings(page, 'data')
  await page.getByRole('button', { name: texts.keep }).click()
  await expect.poll(() => registered(page)).toBe(1)
})
