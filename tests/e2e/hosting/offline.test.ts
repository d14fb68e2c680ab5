/** The offline copy: made after a finished game or on request, complete, shown with its size, mended, and removed. */
import { readdirSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { dataTexts } from '../../../src/site/texts/data'
import { lostTexts } from '../../../src/site/texts/lost'
import { notFoundTexts } from '../../../src/site/texts/notFound'
import { games } from '../../support/games'
import { sample } from '../../support/proofs'
import { expect, PLAYED, test } from '../support/fixtures'
import { openSettings } from '../support/settings'

// A shared page would keep the copy.
test.use({ serviceWorkers: 'allow', muted: true, deviceScaleFactor: 0.5 })

const texts = dataTexts.offline

const registered = (page: Page) =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)

/** The paths of all files in the copy. */
const copied = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

test('an opened game copies nothing; a finished one makes the copy, and games open offline', {
  tag: '@sample',
}, async ({ page, game, context, complaints }) => {
  complaints.allow(/net::ERR|Failed to load resource/)
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
  // All code, sounds and covers are copied; files for hosts and shared links are not.
  const paths = await copied(page)
  const assets = readdirSync('dist/assets').map((file) => `/assets/${file}`)
  expect(assets.filter((path) => !paths.includes(path))).toEqual([])
  expect(paths.filter((path) => /^\/(share|hosts|games)\//.test(path))).toEqual([])

  await page.reload()
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated')
  await context.setOffline(true)
  await game.open('chess')
  for (const { id } of games.filter((_, i) => i % sample(27, 1) === 0)) {
    await game.visit(id)
    await expect(game.begin).toBeVisible()
  }
  complaints.allow(/404: no page at/)
  await page.goto('/nowhere')
  await expect(page.getByText(notFoundTexts.title)).toBeVisible()
  await context.setOffline(false)
  await page.goto('/')

  await page.evaluate(() => caches.open('workbox-precache-v2-another site of this host'))
  await openSettings(page, 'data')
  await page.getByRole('button', { name: texts.remove }).click()
  await expect(page.getByRole('button', { name: texts.keep })).toBeVisible()
  expect(await registered(page)).toBe(0)
  expect(await page.evaluate(() => caches.keys())).toEqual(['workbox-precache-v2-another site of this host'])
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

test('a copy that has lost files says so offline, and is completed online', {
  tag: '@proof',
}, async ({ page, context, complaints }) => {
  complaints.allow(/net::ERR|Failed to load resource/)
  const [kept = ''] = texts.kept(1).split('1 MB')
  await page.goto('/settings')
  await page.getByRole('button', { name: texts.keep }).click()
  await expect(page.getByText(kept)).toBeVisible({ timeout: 60_000 })
  await page.reload()
  const all = (await copied(page)).length
  /** Deletes files whose paths match, also from the browser's own cache. */
  const lose = async (path: RegExp) => {
    const devtools = await context.newCDPSession(page)
    await devtools.send('Network.clearBrowserCache')
    await page.evaluate(async (source) => {
      const [name = ''] = await caches.keys()
      const cache = await caches.open(name)
      for (const request of await cache.keys())
        if (new RegExp(source).test(new URL(request.url).pathname)) await cache.delete(request)
    }, path.source)
  }

  // The scripts of every page: what is built into it shows, but would not work.
  await lose(/index-[^/]*\.js$/)
  await context.setOffline(true)
  for (const path of ['/', '/games/chess']) {
    await page.goto(path)
    await expect(page.getByText(lostTexts.text)).toBeVisible()
  }
  // The pages themselves, and a third of everything.
  await lose(/\.html$|[02468ace][^/]*$/)
  const missing = all - (await copied(page)).length
  for (const path of ['/', '/games/chess']) {
    await page.goto(path)
    await expect(page.getByText(lostTexts.copied(missing, all))).toBeVisible()
  }
  await context.setOffline(false)
  await page.getByRole('button', { name: lostTexts.reload }).click()
  await expect.poll(async () => (await copied(page)).length, { timeout: 60_000 }).toBe(all)

  // With the data saver on, nothing is loaded unasked, and what is said is true.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
  )
  await lose(/\.svg$/)
  const pictures = all - (await copied(page)).length
  await page.goto('/settings')
  await expect(page.getByText(texts.incomplete(pictures, all))).toBeVisible()
  await page.getByRole('button', { name: texts.complete }).click()
  await expect(page.getByText(kept)).toBeVisible({ timeout: 60_000 })
  expect(await copied(page)).toHaveLength(all)
})
