/** Data, links and files of the version released on 25 November 2026 keep working (`data/released.json`, recorded from that build). */
import { readFileSync, writeFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { dataTexts } from '../../../src/site/texts/data'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { pressStart } from '../support/game-page'
import { onDay } from '../today/day'

test.use({ ...SHARED_PAGE, muted: false })

interface Released {
  /** Addresses that were copied, by kind. */
  readonly links: Readonly<Record<'profile' | 'replay' | 'replayTurn' | 'challenge' | 'turn' | 'day', string>>
  /** All of localStorage after a visit. */
  readonly storage: Readonly<Record<string, string>>
  /** An exported file. */
  readonly file: { readonly data: Readonly<Record<string, unknown>> }
}
const released: Released = JSON.parse(readFileSync('tests/e2e/data/released.json', 'utf8'))

/** Stores the released data before the first page loads. */
async function store(page: Page): Promise<void> {
  await page.addInitScript((storage) => {
    if (sessionStorage.getItem('stored')) return
    for (const [key, text] of Object.entries(storage)) localStorage.setItem(key, text)
    sessionStorage.setItem('stored', 'yes')
  }, released.storage)
}

const setting = (page: Page, id: string) => page.locator(`[data-setting="${id}"]`)

test('stored data is shown on every page', async ({ page }) => {
  await onDay(page, '2026-11-26T12:00:00Z')
  await store(page)
  await page.goto('/')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light')
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'My Maze' }).first()).toBeVisible()
  await expect(page.locator('[data-continue] li')).toHaveCount(3)

  await page.goto('/records')
  for (const id of ['snake', 'tic-tac-toe'])
    await expect(page.locator(`[data-record-row="${id}"]`)).toBeVisible()

  await page.goto('/settings')
  for (const id of ['help-with-aiming', 'by-ear', 'forgive-the-end', 'pause-between-presses', 'captions'])
    await expect(setting(page, id).getByRole('switch'), id).toBeChecked()
  await expect(setting(page, 'profiles')).toContainText('Mine')

  await page.goto('/today')
  await expect(page.getByRole('button', { name: /Snake 0/ })).toBeVisible()
  const unreadable = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.includes('unreadable')),
  )
  expect(unreadable).toEqual([])
})

test('games in progress resume', async ({ page, game }) => {
  await store(page)
  await page.goto('/')
  await page.locator('[data-continue] a[href*="2048"]').click()
  await game.phase('paused')
  expect(await game.figures()).toMatchObject({ Score: '4', Moves: '4' })
  await pressStart(game.root)
})

test('a replay link plays a game', async ({ page, game }) => {
  await page.goto(released.links.replayTurn)
  await game.phase('watching')
  await page.goto('/')
  await page.goto(released.links.replay)
  await game.phase('watching')
})

test('a challenge link and a link of a day start the game', async ({ page, game }) => {
  for (const link of [released.links.challenge, released.links.day]) {
    // From another page, because a new fragment alone loads nothing.
    await page.goto('/robots.txt')
    await page.goto(link)
    await game.ready()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await game.begin.click()
    await game.phase('playing')
  }
})

test('a link with a move opens the game with that move', async ({ page, game }) => {
  await page.goto(released.links.turn)
  await game.phase('paused')
  await game.begin.click()
  await game.phase('playing')
  await expect(page.getByRole('gridcell', { name: /[Rr]ed/ })).toHaveCount(1)
})

test('a profile link offers its settings', async ({ page }) => {
  await page.goto(released.links.profile)
  await expect(setting(page, 'profiles')).toContainText('Mine')
})

test('an exported file is imported', async ({ page }, info) => {
  const file = info.outputPath('released.json')
  writeFileSync(file, JSON.stringify(released.file))
  await page.goto('/settings')
  await setting(page, 'import').locator('input[type="file"]').setInputFiles(file)
  await setting(page, 'import').getByRole('button', { name: dataTexts.import.replace }).click()
  // The page reloads with the imported data, and then says so.
  await expect(page.getByText(dataTexts.import.done)).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => JSON.parse(localStorage.getItem('gameFavorites') ?? '[]')))
    .toEqual(['/games/snake', '/games/2048'])
})
