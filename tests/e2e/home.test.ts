/** Owns what a visitor sees of the home page: its order, search and filters, favourites, recents, own games. */

import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright/test'
import { TABLE } from '../contract/table'
import { expect, PHONE, test } from './fixtures'

const built = readdirSync(new URL('../../src/games', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name)
const rows = TABLE.filter(([id]) => built.includes(id))
const RANK = { Hard: 0, Medium: 1, Easy: 2 } as const
const inOrder = [...rows].sort((a, b) => RANK[a[2]] - RANK[b[2]] || TABLE.indexOf(a) - TABLE.indexOf(b))

/** Titles of the built-in cards of the 'All Games' grid. */
const titles = (page: import('playwright/test').Page) =>
  page
    .getByRole('region', { name: /^All Games/ })
    .getByRole('article')
    .getByRole('heading', { level: 3 })

test('has every part in the specified order', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('gameFavorites', '["/games/snake"]')
    localStorage.setItem('recentlyPlayed', '["/games/2048"]')
  })
  await page.goto('/')
  await expect(page).toHaveTitle(/Pocket Arcade/)
  await expect(page.locator('meta[name=description]')).toHaveAttribute('content', /.{20}/)
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/)
  await expect(page.getByText('32+ Games')).toBeVisible()
  const parts = [
    page.getByRole('complementary', { name: /horizontal/ }),
    page.getByRole('heading', { level: 1 }),
    page.getByRole('heading', { name: 'Choose Your Game' }),
    page.getByRole('complementary', { name: /rectangle/ }),
    page.getByRole('heading', { name: 'Favorite Games (1)' }),
    page.getByRole('heading', { name: 'Recently Played' }),
    page.getByRole('heading', { name: `All Games (${built.length})` }),
    page.getByRole('button', { name: /^Add Your Game/ }),
    page.getByRole('heading', { name: 'Why Play Here?' }),
    page.getByRole('heading', { name: 'Instant Play' }),
    page.getByRole('heading', { name: 'Brain Training' }),
    page.getByRole('heading', { name: 'Achievements' }),
    page.getByRole('contentinfo'),
  ]
  for (const part of parts) await expect(part).toHaveCount(1)
  const follows = await page.evaluate(
    (elements) =>
      elements.every(
        (element, i) =>
          i === 0 || Boolean((elements[i - 1] as Node).compareDocumentPosition(element as Node) & 4),
      ),
    await Promise.all(parts.map((part) => part.elementHandle())),
  )
  expect(follows).toBe(true)
})

test('orders cards Hard, Medium, Easy and shows what each card must', async ({ page }) => {
  await page.goto('/')
  await expect(titles(page)).toHaveText(inOrder.map(([, title]) => title))
  for (const [id, title, difficulty, players] of rows) {
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toContainText(difficulty)
    await expect(card).toContainText(players)
    await expect(card.getByRole('link', { name: `Play Now ${title}` })).toHaveAttribute(
      'href',
      `/games/${id}`,
    )
    const cover = card.locator('img').first()
    await cover.scrollIntoViewIfNeeded()
    await expect.poll(() => cover.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  }
})

test('searches title and description in any case', async ({ page }) => {
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
  await expect(page.getByText('Active', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Clear All' }).click()
  await expect(titles(page)).toHaveCount(built.length)
  await expect(page.getByText('Active', { exact: true })).toHaveCount(0)
})

test('filters by category, difficulty and players', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Filters' }).click()
  const choose = (group: RegExp, name: string) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).click()
  const want = async (keep: (row: (typeof rows)[number]) => boolean) =>
    expect(titles(page)).toHaveText(inOrder.filter(keep).map(([, title]) => title))
  await choose(/Categor/, 'Classic')
  await want((row) => row[4] === 'classic')
  await choose(/Difficulty/, 'Easy')
  await want((row) => row[4] === 'classic' && row[2] === 'Easy')
  await page.getByRole('button', { name: 'Clear All' }).click()
  await choose(/Players/, '1 Player')
  await want((row) => row[3] === '1 Player')
  await choose(/Players/, '2 Players')
  await want((row) => row[3].includes('2'))
  await choose(/Players/, 'Multiplayer')
  await want((row) => row[3].includes('-'))
})

test('toggles a favourite without following the link, and keeps it', async ({ page }) => {
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

test('keeps 20 recent paths newest first without duplicates, and shows eight', async ({ page }) => {
  const old = Array.from({ length: 25 }, (_, i) => `/games/old-${i}`)
  await page.addInitScript((list) => {
    if (!localStorage.getItem('recentlyPlayed')) localStorage.setItem('recentlyPlayed', JSON.stringify(list))
  }, old)
  for (const id of ['snake', '2048', 'snake']) {
    await page.goto(`/games/${id}`)
    await expect(page.locator('[data-game]')).toBeVisible()
  }
  const stored = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem('recentlyPlayed') ?? '[]') as string[])
  await expect.poll(async () => (await stored()).slice(0, 2)).toEqual(['/games/snake', '/games/2048'])
  expect(await stored()).toHaveLength(20)
  // That every game's page keeps its path is held by `inputs.test.ts`; more than eight of them are shown as eight.
  const paths = [...built.map((id) => `/games/${id}`).slice(0, 12), '/games/snake']
  await page.evaluate((list) => localStorage.setItem('recentlyPlayed', JSON.stringify(list)), paths)
  await page.goto('/')
  const cards = page.getByRole('region', { name: 'Recently Played' }).getByRole('article')
  await expect(cards).toHaveCount(8)
  expect(
    await cards.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(paths.slice(0, 8))
})

test('adds, finds, favours and deletes an own game', async ({ page }) => {
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

  await page.getByRole('searchbox').fill('at home')
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

test('stands where it was left when a game was looked at', async ({ page, game }) => {
  await page.goto('/')
  // Near the end of the shelf, and the first game of the visit: its page is still on the way.
  const place = titles(page).last().locator('xpath=ancestor::li')
  const link = place.getByRole('link')
  await link.scrollIntoViewIfNeeded()
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300)
  const before = (await place.boundingBox())?.y ?? 0
  await link.click()
  await game.ready()
  await page.getByRole('button', { name: 'Back' }).click()
  // The game stands among the recently played now, and pushes the shelf down: the card stays where it was.
  await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeAttached()
  await expect(link).toBeFocused()
  expect(Math.abs(((await place.boundingBox())?.y ?? -99) - before)).toBeLessThanOrEqual(1)
})

test('has four favorites beside each other from a tablet on', async ({ page }) => {
  await page.setViewportSize({ width: 800, height: 1100 })
  await page.addInitScript(() => {
    localStorage.setItem('gameFavorites', '["/games/snake","/games/2048","/games/pong","/games/chess"]')
  })
  await page.goto('/')
  const cards = page.getByRole('region', { name: /^Favorite Games/ }).getByRole('article')
  await expect(cards).toHaveCount(4)
  const boxes = await Promise.all((await cards.all()).map((card) => card.boundingBox()))
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(800)
})

test('has the promotion beside a game on large screens only', async ({ page, game }) => {
  await game.open('tic-tac-toe')
  const promotion = page.getByRole('complementary', { name: /vertical/ })
  await expect(promotion).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.locator('[data-promo=vertical]')).toHaveCount(0)
  // Not seen here, but told.
  await expect(page.getByRole('banner').getByRole('paragraph')).toHaveCount(1)
})

test('has none beside a game that fills the window, whose figures lie over the field', async ({
  page,
  game,
}) => {
  await page.setViewportSize({ width: 1500, height: 800 })
  await game.open('slice-storm')
  await expect(page.locator('[data-promo=vertical]')).toHaveCount(0)
  await game.begin.click()
  await game.phase('playing')
  const field = await game.field.boundingBox()
  expect(field).toMatchObject({ x: 0, width: 1500 })
  const bottom = (field?.y ?? 0) + (field?.height ?? 0)
  expect(bottom).toBeCloseTo(800, 0)
  for (const label of ['Score', 'Lives', 'Level']) {
    // Some figures are drawn as hearts: their row is what is seen.
    const box = await game.hud(label).locator('..').boundingBox()
    expect(box?.y).toBeGreaterThan(field?.y ?? 0)
    expect(box?.y).toBeLessThan((field?.y ?? 0) + 80)
  }
  // They are seen, and do not stop a stroke.
  const score = await game.hud('Score').boundingBox()
  const hit = await page.evaluate(
    ([x, y]) => document.elementFromPoint(x as number, y as number)?.tagName,
    [(score?.x ?? 0) + 3, (score?.y ?? 0) + 3],
  )
  expect(hit).toBe('CANVAS')
  await page.getByRole('button', { name: 'Pause' }).click()
  await game.phase('paused')
})

test('shows the not-found page for any other path, and logs it', async ({ page, complaints }) => {
  complaints.allow(/404|nowhere/)
  const logged = page.waitForEvent(
    'console',
    (message) => message.type() === 'error' && message.text().includes('/nowhere/at/all'),
  )
  await page.goto('/nowhere/at/all')
  await logged
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page).toHaveURL('/')
  await page.goto(new URL('/', page.url()).href.replace(/\/$/, '//'))
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  await page.goto('/games/not-a-game')
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
})

test('tells when a game cannot be loaded, and says the reason', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.goto('/')
  await page.route(/snake-.*\.js$/, (route) => route.abort())
  await page.getByRole('link', { name: 'Play Now Snake' }).click()
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible()
})

/** The site as it is built with a network: its files in the place of those that are served. */
async function withNetwork(page: Page, folder: string): Promise<void> {
  execFileSync('npx', ['vite', 'build', '--logLevel', 'error', '--outDir', folder], {
    env: { ...process.env, VITE_AD_CLIENT: 'pub-1' },
  })
  await page.route('**/*', (route) => {
    const { pathname, hostname } = new URL(route.request().url())
    if (hostname !== 'localhost') return route.abort()
    return route.fulfill({ path: join(folder, pathname === '/' ? 'index.html' : pathname) })
  })
}

test('says nothing of blockers where no network is configured', async ({ page, game }) => {
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync('.adsbygoogle { display: none !important }')
    document.adoptedStyleSheets = [style]
  })
  await page.goto('/')
  await game.passes(400)
  await expect(page.getByText(/blocker/i)).toHaveCount(0)
})

test('sees a blocker 100 ms after load, and keeps the notice closed for the visit', async ({
  page,
  game,
}, info) => {
  await withNetwork(page, info.outputPath('site'))
  await page.goto('/')
  await game.passes(400)
  await expect(page.getByText(/blocker/i)).toHaveCount(0)
  // What blockers do: hide elements that look like advertising.
  await page.addInitScript(() => {
    const style = new CSSStyleSheet()
    style.replaceSync(
      '[class*="ad-banner"], [class*="adsbox"], .adsbygoogle, [class*="ad-slot"], [class*="advert"] { display: none !important }',
    )
    document.adoptedStyleSheets = [style]
  })
  await page.reload()
  const notice = page.getByText(/blocker/i).first()
  await expect(notice).toBeVisible()
  await page
    .getByRole('button', { name: /close|dismiss/i })
    .first()
    .click()
  await expect(page.getByText(/blocker/i)).toHaveCount(0)
  await page.reload()
  await game.passes(400)
  await expect(page.getByText(/blocker/i)).toHaveCount(0)
})

test('shows the first row of games on a laptop, and everything by Tab', async ({ page }) => {
  await page.goto('/')
  const card = page.getByRole('article').first()
  const box = await card.boundingBox()
  expect((box?.y ?? 9999) + 180).toBeLessThan(768)
  const reached = new Set<string>()
  // A card has two stops, the rest of the page fewer than sixty.
  for (let i = 0; i < 60 + 2 * rows.length; i++) {
    await page.keyboard.press('Tab')
    reached.add(
      await page.evaluate(
        () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '',
      ),
    )
  }
  for (const [, title] of rows)
    expect(
      [...reached].some((name) => name.includes(title)),
      title,
    ).toBe(true)
})

test('moves through the home page by D-pad alone', async ({ page, pad }) => {
  await page.goto('/')
  await pad.plug()
  await pad.press('DpadDown')
  for (let i = 0; i < 12; i++) {
    await pad.press('DpadDown')
    if (await page.evaluate(() => document.activeElement?.textContent?.startsWith('Play Now'))) break
  }
  const link = await page.evaluate(() => (document.activeElement as HTMLAnchorElement).getAttribute('href'))
  expect(link).toMatch(/^\/games\//)
  await pad.press('A')
  await expect(page).toHaveURL(new RegExp(link as string))
})

test.describe('on a phone', () => {
  test.use(PHONE)
  test('shows two cards a row and does not scroll sideways', async ({ page }) => {
    await page.goto('/')
    const boxes = await Promise.all([0, 1].map((i) => page.getByRole('article').nth(i).boundingBox()))
    expect(boxes[0]?.y).toBe(boxes[1]?.y)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})
