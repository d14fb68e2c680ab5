/** Owns the built pages: each address has its words without a script, is taken over without a complaint, and nothing on it ever moves. */
import { readFileSync } from 'node:fs'
import type { Page } from 'playwright/test'
import { expect, PHONE, test } from '../support/fixtures'
import { frames } from '../support/rest'

const built = Object.keys(
  JSON.parse(readFileSync(new URL('../../../dist/.vite/pages.json', import.meta.url), 'utf8')) as object,
)
const games = built.filter((name) => name.startsWith('/games/'))
const rooms = ['/today', '/records', '/settings']
const names = ['/', '404', ...rooms, ...games]
const address = (name: string) => (name === '404' ? '/nowhere' : name)

test('every game has a page of its own', () => {
  expect(games.length).toBeGreaterThanOrEqual(41)
  expect([...built].sort()).toEqual([...names].sort())
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('every page has its words, its facts and its picture', async ({ page, complaints }) => {
    complaints.allow(/404/)
    for (const name of names) {
      const answer = await page.goto(address(name))
      expect(answer?.status(), name).toBe(name === '404' ? 404 : 200)
      const title = await page.title()
      expect(title, name).toContain('Pocket Arcade')
      const heading = page.getByRole('heading', { level: 1 })
      await expect(heading, name).toBeVisible()
      const meta = (selector: string) => page.locator(`head ${selector}`).getAttribute('content')
      const description = await meta('meta[name=description]')
      if (name.startsWith('/games/')) {
        const words = (await heading.textContent()) ?? ''
        expect(title).toBe(`${words} · Pocket Arcade`)
        expect(description).toContain(`${words}: `)
      }
      if (name === '404') continue
      expect(await page.locator('head link[rel=canonical]').getAttribute('href')).toBe(name)
      expect(await meta('meta[property="og:title"]')).toBe(title)
      expect(await meta('meta[property="og:description"]')).toBe(description)
      expect(await meta('meta[name="twitter:card"]')).toBe('summary_large_image')
      const data = JSON.parse(
        (await page.locator('script[type="application/ld+json"]').textContent()) ?? '',
      ) as Record<string, unknown>
      const kind = name === '/' ? 'ItemList' : rooms.includes(name) ? 'WebPage' : 'VideoGame'
      expect([data['@type'], data.url]).toEqual([kind, name])
    }
  })
})

/** From now on every page counts what moves on it. */
async function watchShifts(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const shifts: unknown[] = []
    ;(window as unknown as { shifts: unknown[] }).shifts = shifts
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        sources: { node: Node | null }[]
      })[])
        shifts.push([
          entry.value,
          ...entry.sources.map(({ node }) => (node instanceof Element ? node.outerHTML.slice(0, 120) : node)),
        ])
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(async () => {
      // What was painted last is told with the frame after it.
      for (let n = 0; n < 2; n++) await new Promise(requestAnimationFrame)
      return (window as unknown as { shifts: unknown[] }).shifts
    })
}

const PARTS = 4
for (const theme of ['dark', 'light'] as const)
  for (let part = 0; part < PARTS; part++)
    test.describe(`${theme}, part ${part + 1}`, () => {
      test.use({ colorScheme: theme })
      test('is taken over as it stands, and nothing moves', async ({ page, game, complaints }) => {
        complaints.allow(/\b404\b/)
        const shifts = await watchShifts(page)
        // The layout is that of one theme in the other: every page in one of them, and some in both.
        const mine = names.filter(
          (_name, i) =>
            i % PARTS === part && (i < 4 || Math.floor(i / PARTS) % 2 === (theme === 'dark' ? 0 : 1)),
        )
        for (const name of mine) {
          await page.goto(address(name))
          if (name.startsWith('/games/')) {
            await game.ready()
            await expect(game.begin, name).toBeVisible()
          } else if (name === '/')
            await expect(page.getByRole('link', { name: /^Try it/ }).first()).toBeVisible()
          else if (name === '/today') await expect(page.locator('[data-day-card]').first()).toBeVisible()
          else if (name === '/records') await expect(page.getByText('Nothing here yet')).toBeVisible()
          else if (name === '/settings')
            await expect(page.locator('[data-setting="delete"]').getByRole('button')).toBeVisible()
          else await expect(page.getByRole('link', { name: 'Return to Home' })).toBeVisible()
          expect(await shifts(), name).toEqual([])
        }
      })
    })

test.describe('on a phone', () => {
  test.use(PHONE)
  test('nothing moves either', async ({ page, game, complaints }) => {
    complaints.allow(/\b404\b/)
    const shifts = await watchShifts(page)
    for (const name of ['/', '/games/snake', '/games/tic-tac-toe', '/settings', '/records', '404']) {
      await page.goto(address(name))
      if (name.startsWith('/games/')) {
        await game.ready()
        await expect(game.begin, name).toBeVisible()
      } else if (name === '/settings')
        await expect(page.locator('[data-setting="delete"]').getByRole('button')).toBeVisible()
      else if (name === '/records') await expect(page.getByText('Nothing here yet')).toBeVisible()
      expect(await shifts(), name).toEqual([])
    }
  })
})

test.describe('for a visitor who has been here', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      localStorage.setItem(
        'settings',
        JSON.stringify({ version: 1, data: { theme: 'light', motion: 'reduced' } }),
      )
      localStorage.setItem('gameFavorites', JSON.stringify(['/games/snake']))
      localStorage.setItem('recentlyPlayed', JSON.stringify(['/games/pong']))
    }),
  )
  test('the theme stands before any script has come, and no shelf that is not theirs', async ({
    page,
    complaints,
  }) => {
    complaints.allow(/net::ERR|Failed to load/)
    await page.route(/\.js$/, (route) => route.abort())
    await page.goto('/')
    const html = page.locator('html')
    await expect(html).toHaveAttribute('data-theme', 'light')
    await expect(html).toHaveAttribute('data-motion', 'reduced')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Choose Your Game')).toBeVisible()
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(246, 243, 236)',
    )
    const shelf = page.getByRole('heading', { name: /^All Games/ })
    await expect(shelf).toBeHidden()
    // Where the scripts never come it is shown after a while all the same.
    await expect(shelf).toBeVisible()
  })
  test('nothing moves when their own lists and hearts come', async ({ page, game }) => {
    const shifts = await watchShifts(page)
    await page.goto('/')
    await expect(page.getByRole('heading', { name: 'Favorite Games (1)' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeVisible()
    expect(await shifts()).toEqual([])
    await page.goto('/games/snake')
    await expect(page.getByRole('button', { name: 'Remove Snake from favorites' }).first()).toBeVisible()
    await game.ready()
    expect(await shifts()).toEqual([])
  })
})

test('a host that adds a slash, or names the file, leads to the same page', async ({ page }) => {
  for (const path of ['/games/tic-tac-toe/?seed=1', '/games/tic-tac-toe/index.html?seed=1']) {
    await page.goto(path)
    await expect(page).toHaveURL('/games/tic-tac-toe?seed=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Tic Tac Toe' })).toBeVisible()
  }
})

test('a host that gives the first page for every address shows nothing of it elsewhere', async ({
  page,
  game,
  baseURL,
}) => {
  const home = await (await page.request.get('/')).text()
  await page.route(`${baseURL}/games/tic-tac-toe`, (route) =>
    route.fulfill({ contentType: 'text/html', body: home }),
  )
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const root = document.getElementById('root') as HTMLElement
      ;(window as unknown as { seen: string }).seen = getComputedStyle(root).visibility
    })
  })
  await page.route(/assets\/index-.*\.js$/, async (route) => {
    await page.waitForFunction(() => document.querySelector('#root h1') !== null)
    await route.continue()
  })
  await page.goto('/games/tic-tac-toe')
  await game.ready()
  await expect(page.locator('#root')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-stale')
})

test('asks for no more than twelve scripts, all at once', async ({ page, game }) => {
  // What is loaded ahead once nothing else is to do is no part of the page, nor a demo that comes after a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const asked: string[] = []
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
    // Nor is the storage's first turn, which comes a moment after what was changed.
    if (request.resourceType() === 'script' && !request.url().includes('/database-'))
      asked.push(new URL(request.url()).pathname)
  })
  for (const name of ['/', '/games/snake', '/games/tic-tac-toe', '/games/pixel-sushi-chef', '/games/chess']) {
    asked.length = sheets.length = 0
    const html = await (await page.request.get(name)).text()
    await page.goto(name)
    if (name !== '/') await game.ready()
    // What the page asks for as soon as it is taken over counts as well.
    else await expect(page.locator('[data-promo="rectangle"] a')).toBeVisible()
    await frames(page, 3)
    // A game in real time has no sheet of its own; those of what surrounds it stand in the document.
    if (name === '/games/snake') expect(sheets).toEqual([])
    const here = [...asked]
    expect(here.length, here.join(' ')).toBeLessThanOrEqual(12)
    // Each is named in the page itself: none is found out of another.
    expect(here.filter((path) => !html.includes(path))).toEqual([])
  }
})
