/** Finding a game on the home page: search, filters, favorites, recently played, custom games, and coming back. */

import type { Manifest } from '../../../src/engine/core/game/contract'
import { homeTexts } from '../../../src/site/texts/home'
import { listedGames } from '../../support/games'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { inOrder, titles } from './cards'

test.use(SHARED_PAGE)

test('searches in any case, and filters by category, difficulty and players', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('SNA')
  await expect(titles(page)).toHaveText(['Snake'])
  await page.getByRole('searchbox').fill('NEVER BITE')
  await expect(titles(page)).toHaveText(['Snake'])
  await page.getByRole('searchbox').fill('zzzz')
  const message = page.getByText('No games found matching your filters')
  await expect(message).toBeVisible()
  const add = page.getByRole('button', { name: /^Add Your Game/ })
  expect((await message.boundingBox())?.y).toBeGreaterThan((await add.boundingBox())?.y ?? 9999)
  // The box says so first. A search alone is no active filter.
  const nothing = page.locator('[data-nothing-found]')
  await expect(nothing.getByText(homeTexts.nothing.text('zzzz'))).toBeInViewport()
  await expect(nothing.getByText(homeTexts.nothing.hint)).toBeVisible()
  await expect(page.getByText('Active', { exact: true })).toHaveCount(0)
  await page.getByRole('searchbox').fill('chess for three')
  await expect(nothing.getByRole('link').first()).toHaveAttribute('href', '/games/chess')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(titles(page)).toHaveCount(listedGames.length)
  await expect(nothing).toHaveCount(0)

  await page.getByRole('button', { name: 'Filters' }).click()
  const choose = (group: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click()
  const want = async (keep: (game: Manifest) => boolean) =>
    expect(titles(page)).toHaveText(inOrder.filter(keep).map(({ title }) => title))
  await choose(/Categor/, 'Classic')
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('searchbox').fill('Minesweeper')
  await expect(nothing.getByText(homeTexts.nothing.hidden(1))).toBeVisible()
  await nothing.getByRole('button', { name: homeTexts.nothing.show }).click()
  await expect(titles(page)).toHaveText(['Minesweeper'])
  await page.getByRole('searchbox').fill('')
  await choose(/Categor/, 'Classic')
  await want(({ category }) => category === 'classic')
  await choose(/Difficulty/, 'Easy')
  await want(({ category, difficulty }) => category === 'classic' && difficulty === 'Easy')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await choose(/Players/, '1 Player')
  await want(({ players }) => players === '1 Player')
  await choose(/Players/, '2 Players')
  await want(({ players }) => players.includes('2'))
  await choose(/Players/, 'Multiplayer')
  await want(({ players }) => players.includes('-'))
})

test('leaves the search box to what is typed on phones', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('searchbox').fill('connect')
  for (const width of [320, 390, 412]) {
    await page.setViewportSize({ width, height: 844 })
    /** The part of the box for text, without what covers it, in px. */
    const free = await page.getByRole('searchbox').evaluate((box: HTMLElement) => {
      const { paddingInlineStart, paddingInlineEnd } = getComputedStyle(box)
      const { left, right, top, height } = box.getBoundingClientRect()
      const end = right - Number.parseFloat(paddingInlineEnd)
      let at = left + Number.parseFloat(paddingInlineStart)
      const from = at
      while (at < end && document.elementFromPoint(at, top + height / 2) === box) at++
      return at - from
    })
    expect(free, `${width} px`).toBeGreaterThanOrEqual(width * 0.35)
  }
  // The count has the line below.
  const [box, count] = await Promise.all([
    page.getByRole('searchbox').boundingBox(),
    page.getByText(/games? found$/).boundingBox(),
  ])
  expect(count?.y).toBeGreaterThanOrEqual((box?.y ?? 9999) + (box?.height ?? 0))
})

test('toggles a favorite without following the link, and stores it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Add Snake to favorites' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { name: 'Favorite Games (1)' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gameFavorites'))).toBe('["/games/snake"]')
  await page.reload()
  const heart = page.getByRole('button', { name: 'Remove Snake from favorites' }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(page.getByRole('heading', { name: /Favorite Games/ })).toHaveCount(0)
})

test('keeps 20 recent paths newest first without duplicates, and shows eight', async ({ page, game }) => {
  const old = Array.from({ length: 25 }, (_, i) => `/games/old-${i}`)
  await page.addInitScript((list) => {
    if (!localStorage.getItem('recentlyPlayed')) localStorage.setItem('recentlyPlayed', JSON.stringify(list))
  }, old)
  for (const id of ['snake', '2048', 'snake']) await game.visit(id)
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '[]') as string[])
  await expect.poll(async () => (await stored()).slice(0, 2)).toEqual(['/games/snake', '/games/2048'])
  expect(await stored()).toHaveLength(20)
  // `input/inputs.test.ts` tests that every game page stores its path.
  const paths = listedGames.slice(0, 12).map(({ id }) => `/games/${id}`)
  await page.evaluate((list) => localStorage.setItem('recentlyPlayed', JSON.stringify(list)), paths)
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Recently Played' }).getByRole('article')
  await expect(cards).toHaveCount(8)
  expect(
    await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(paths.slice(0, 8))
})

test('adds, finds, favors, and deletes a custom game', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: /^Add Your Game/ }).click()
  const dialog = page.getByRole('dialog')
  const toast = (text: string) => page.getByText(text, { exact: true })
  const submit = dialog.getByRole('button', { name: /Add/ }).last()
  await submit.click()
  await expect(toast('Please fill in all required fields')).toBeVisible()
  await dialog.getByLabel(/Title/).fill('My "own" game')
  await dialog.getByLabel(/Description/).fill('Made at home')
  await submit.click()
  await expect(toast('Please provide either a game URL or embed code')).toBeVisible()
  await expect(dialog.getByLabel(/Game URL/)).toHaveAttribute('type', 'url')
  await dialog.getByLabel(/Embed code/i).fill('<h1>hello</h1>')
  await submit.click()
  await expect(toast('Your custom game has been added!')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  const stored = await page
    .evaluate(() => JSON.parse(localStorage.getItem('customGames') ?? '[]') as Record<string, string>[])
    .catch(() => [])
  await expect
    .poll(async () =>
      page.evaluate(() => JSON.parse(localStorage.getItem('customGames') ?? '[]').length as number),
    )
    .toBe(1)
  const [game] = stored.length
    ? stored
    : await page.evaluate(
        () => JSON.parse(localStorage.getItem('customGames') ?? '[]') as Record<string, string>[],
      )
  expect(game).toMatchObject({
    title: 'My "own" game',
    iconName: 'Gamepad2',
    difficulty: 'Easy',
    players: '1 Player',
    embedCode: '<h1>hello</h1>',
  })
  expect(game?.id).toMatch(/^custom-\d+/)

  await page.getByRole('searchbox').fill('made at home')
  await expect(titles(page)).toHaveText(['My "own" game'])
  await page.getByRole('button', { name: /Add My "own" game to favorites/ }).click()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('gameFavorites')))
    .toBe(`["/games/custom/${game?.id}"]`)
  await page
    .getByRole('button', { name: /Delete/ })
    .first()
    .click()
  await expect(
    page.getByText('Are you sure you want to delete "My "own" game"? This action cannot be undone.'),
  ).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(toast('Game deleted')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('customGames'))).toBe('[]')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('gameFavorites'))).toBe('[]')
})

test('restores the scroll position after a game', async ({ page, game }) => {
  await page.goto('/')
  // Near the end of the page, and the first game of the visit, whose code still has to load.
  const place = titles(page).last().locator('xpath=ancestor::li')
  const link = place.getByRole('link')
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const before = (await place.boundingBox())?.y ?? 0
  await link.click()
  await game.ready()
  await page.getByRole('button', { name: 'Back' }).click()
  const moved = async () => Math.abs(((await place.boundingBox())?.y ?? -99) - before)
  // The recently played row now pushes the other games down, but the card stays where it was.
  await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeAttached()
  await expect(link).toBeFocused()
  expect(await moved()).toBeLessThanOrEqual(1)
  // After the browser's Back, too.
  await link.click()
  await game.ready()
  await page.goBack()
  await expect(link).toBeVisible()
  await expect.poll(moved).toBeLessThanOrEqual(1)
})
