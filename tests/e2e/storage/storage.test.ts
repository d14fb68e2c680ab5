/** Stored data: two tabs, blocked and full storage, corrupt values, old formats. */
import { shellTexts } from '../../../src/site/texts/shell'
import { expect, SHARED_PAGE, test } from '../support/fixtures'

test.use({ ...SHARED_PAGE, muted: false })

const texts = shellTexts.storage

test('keeps two tabs in sync', async ({ context, page }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/')
  await page.getByRole('button', { name: 'Add Snake to favorites' }).click()
  await expect(other.getByRole('heading', { name: 'Favorite Games (1)' })).toBeVisible()
  await Promise.all([
    page.getByRole('button', { name: 'Add 2048 to favorites' }).click(),
    other.getByRole('button', { name: 'Add Connect Four to favorites' }).click(),
  ])
  await expect(page.getByRole('heading', { name: 'Favorite Games (3)' })).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Favorite Games (3)' })).toBeVisible()
})

test('works for the visit when storage is blocked, and shows a message', async ({ page, game }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('Access is denied', 'SecurityError')
      },
    })
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Snake to favorites' }).click()
  await expect(page.getByRole('heading', { name: 'Favorite Games (1)' })).toBeVisible()
  await expect(page.getByText(texts.blocked.text)).toBeVisible()
  await page.getByRole('link', { name: 'Play Now Tic Tac Toe' }).first().click()
  await game.ready()
  await game.begin.click()
  await game.phase('playing')
})

test('shows a message when storage is full, and loses no stored data', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => {
    localStorage.setItem('gameFavorites', '["/games/snake"]')
    let size = 4_000_000
    for (let i = 0; size > 1; i++) {
      try {
        localStorage.setItem(`filler-${i}`, 'x'.repeat(size))
      } catch {
        size = Math.floor(size / 2)
      }
    }
  })
  await page.reload()
  await page.getByRole('button', { name: 'Add 2048 to favorites' }).click()
  await expect(page.getByText(texts.full.text)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  expect(await page.evaluate(() => localStorage.getItem('gameFavorites'))).toBe('["/games/snake"]')
})

test('survives corrupt values in every key, and keeps a copy of them', async ({ page, game }) => {
  const keys = [
    'gameFavorites',
    'recentlyPlayed',
    'customGames',
    'whack-a-mole-high-score',
    'records',
    'settings',
    'saves',
  ]
  await page.addInitScript((list) => {
    if (!sessionStorage.getItem('done')) for (const key of list) localStorage.setItem(key, '{"broken": [')
    sessionStorage.setItem('done', '1')
  }, keys)
  await page.goto('/')
  await expect(page.getByRole('heading', { name: /All Games/ })).toBeVisible()
  await page.getByRole('button', { name: 'Add Snake to favorites' }).click()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gameFavorites'))).toBe('["/games/snake"]')
  expect(await page.evaluate(() => localStorage.getItem('gameFavorites.unreadable'))).toBe('{"broken": [')
  await game.open('tic-tac-toe')
  await game.begin.click()
  await game.phase('playing')
})

test('reads the data of earlier visits in the specification’s formats', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gameFavorites', '["/games/snake","/games/custom/custom-1700000000000"]')
    localStorage.setItem('recentlyPlayed', '["/games/custom/custom-1700000000000","/games/snake"]')
    localStorage.setItem(
      'customGames',
      JSON.stringify([
        { id: 'custom-1700000000000', title: 'Old one', description: 'From before', embedCode: '<b>old</b>' },
      ]),
    )
    localStorage.setItem('whack-a-mole-high-score', '120')
  })
  await page.goto('/')
  await expect(page.getByRole('heading', { name: 'Favorite Games (2)' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Recently Played' }).getByRole('article')).toHaveCount(2)
  await page.goto('/games/whack-a-mole')
  await expect(page.locator('[data-hud="Best"]')).toHaveText('120')
})
