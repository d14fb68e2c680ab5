/** Owns the copy of the site in the browser: made after a finished play or when it is asked for, told of with its size, and removed. */
import type { Page } from 'playwright/test'
import { expect, PLAYED, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

test.use({ serviceWorkers: 'allow' })

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

test('a game that is opened copies nothing; one that is finished has the site kept, and Settings tell its size and remove it', async ({
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
  await expect(page.getByText(/The whole site is kept in this browser: \d+\.\d MB/)).toBeVisible({
    timeout: 60_000,
  })
  const copied = await page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })
  // Games, sounds and covers are there; what only links and hosts need is not.
  expect(copied.some((path) => /assets\/snake-.*\.js$/.test(path))).toBe(true)
  expect(copied.some((path) => path.endsWith('.mp3') || path.endsWith('.webm'))).toBe(true)
  expect(copied.filter((path) => /^\/(share|hosts|games)\//.test(path))).toEqual([])
  await page.getByRole('button', { name: 'Remove the offline copy' }).click()
  await expect(page.getByRole('button', { name: 'Keep the site offline' })).toBeVisible()
  expect(await registered(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual([])
  // Removed is removed: the next game makes none.
  await game.open('tic-tac-toe')
  await game.begin.click()
  await game.phase('playing')
  expect(await registered(page)).toBe(0)
})

test('where data is saved the copy waits until it is asked for', async ({ page, game }) => {
  await page.addInitScript(PLAYED)
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await game.open('tic-tac-toe')
  expect(await registered(page)).toBe(0)
  await openSettings(page, 'data')
  await page.getByRole('button', { name: 'Keep the site offline' }).click()
  await expect.poll(() => registered(page)).toBe(1)
})
