/** The built pages: each one has its content without scripts, hydrates without errors, and has no layout shifts. */
import { readFileSync } from 'node:fs'
import type { Locator, Page } from 'playwright/test'
import { recordsTexts } from '../../../src/site/texts/records'
import { expect, PHONE, test } from '../support/fixtures'
import { frames } from '../support/rest'
import { watchShifts } from '../support/shifts'

const built = Object.keys(
  JSON.parse(readFileSync(new URL('../../../dist/.vite/pages.json', import.meta.url), 'utf8')) as object,
)
const games = built.filter((name) => name.startsWith('/games/'))
const otherPages = ['/today', '/records', '/settings']
const names = ['/', '404', ...otherPages, ...games]
const address = (name: string) => (name === '404' ? '/nowhere' : name)

test('every game has its own page', () => {
  expect(games.length).toBeGreaterThanOrEqual(41)
  expect([...built].sort()).toEqual([...names].sort())
})

/** The head of a page, and its heading. */
interface Built {
  readonly title: string
  readonly heading: string
  readonly canonical: string | null
  /** Meta elements by name or property. */
  readonly meta: Readonly<Record<string, string>>
  readonly data: Readonly<Record<string, unknown>>
}

test('every page has its text, metadata, and share picture', async ({ page }) => {
  await page.goto('/robots.txt')
  for (const name of names) {
    const answer = await page.request.get(address(name))
    expect(answer.status(), name).toBe(name === '404' ? 404 : 200)
    const { title, heading, canonical, meta, data } = await page.evaluate(
      (html): Built => {
        const built = new DOMParser().parseFromString(html, 'text/html')
        const metas = [...built.head.querySelectorAll('meta[content]')]
        return {
          title: built.title,
          heading: built.querySelector('h1')?.textContent ?? '',
          canonical: built.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
          meta: Object.fromEntries(
            metas.map((one) => [
              one.getAttribute('name') ?? one.getAttribute('property') ?? '',
              one.getAttribute('content') ?? '',
            ]),
          ),
          data: JSON.parse(built.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}'),
        }
      },
      await answer.text(),
    )
    expect(title, name).toContain('Pocket Arcade')
    expect(heading, name).not.toBe('')
    if (name.startsWith('/games/')) {
      expect(title).toBe(`${heading} · Pocket Arcade`)
      expect(meta.description).toContain(`${heading}: `)
    }
    if (name === '404') continue
    expect(canonical).toBe(name)
    expect(meta).toMatchObject({
      'og:title': title,
      'og:description': meta.description,
      'twitter:card': 'summary_large_image',
    })
    const kind = name === '/' ? 'ItemList' : otherPages.includes(name) ? 'WebPage' : 'VideoGame'
    expect([data['@type'], data.url]).toEqual([kind, name])
  }
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('pages show their content', async ({ page, complaints }) => {
    complaints.allow(/404/)
    for (const name of ['/', ...otherPages, '404', '/games/snake', '/games/chess']) {
      await page.goto(address(name))
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible()
      // The site has a dark theme of its own.
      await expect(page.locator('meta[name="darkreader-lock"]')).toHaveCount(1)
    }
  })
})

/** What a page shows once it is complete. */
const complete = (page: Page, name: string) =>
  ({
    '/': page.locator('[data-promo=rectangle] a').first(),
    '/today': page.locator('[data-day-card]').first(),
    '/records': page.getByText(recordsTexts.empty.title),
    '/settings': page.locator('[data-setting="delete"]').getByRole('button'),
    '404': page.getByRole('link', { name: 'Return to Home' }),
  })[name] as Locator

// `layout/phone.test.ts` does the same for games.
for (const [screen, options] of [
  ['dark', { colorScheme: 'dark' }],
  ['light, on a phone', { ...PHONE, colorScheme: 'light' }],
] as const)
  test.describe(screen, () => {
    test.use(options)
    test('pages hydrate without layout shifts', async ({ page, complaints }) => {
      complaints.allow(/\b404\b/)
      const shifts = await watchShifts(page)
      for (const name of ['/', ...otherPages, '404']) {
        await page.goto(address(name))
        await expect(complete(page, name)).toBeVisible()
        expect(await shifts(), name).toEqual([])
      }
    })
  })

test.describe('for a returning visitor', () => {
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
  test('has the theme before any script has loaded, and hides lists that may change', async ({
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
    const games = page.getByRole('heading', { name: /^All Games/ })
    await expect(games).toBeHidden()
    // If the scripts never load, the list is shown after a while.
    await expect(games).toBeVisible()
  })
  test('there are no layout shifts when their lists and favorites appear', async ({ page, game }) => {
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

test('an address with a trailing slash or file name shows the same page', async ({ page }) => {
  for (const path of ['/games/tic-tac-toe/?seed=1', '/games/tic-tac-toe/index.html?seed=1']) {
    await page.goto(path)
    await expect(page).toHaveURL('/games/tic-tac-toe?seed=1')
    await expect(page.getByRole('heading', { level: 1, name: 'Tic Tac Toe' })).toBeVisible()
  }
})

test('a host that sends the home page for every address never shows it elsewhere', async ({
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

test('requests at most twelve scripts, all at once', async ({ page, game }) => {
  // Preloading and the demo of a game are not counted.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
  const asked: string[] = []
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(new URL(request.url()).pathname)
    // The database is not counted: it loads shortly after a change.
    if (request.resourceType() === 'script' && !request.url().includes('/database-'))
      asked.push(new URL(request.url()).pathname)
  })
  for (const name of ['/', '/games/snake', '/games/pixel-sushi-chef', '/games/chess']) {
    asked.length = sheets.length = 0
    const html = await (await page.request.get(name)).text()
    await page.goto(name)
    if (name !== '/') await game.ready()
    // Requests right after hydration count too.
    else await expect(page.locator('[data-promo="rectangle"] a').first()).toBeVisible()
    await frames(page, 3)
    // A real-time game has no style sheet; those of the page are inline.
    if (name === '/games/snake') expect(sheets).toEqual([])
    const requested = [...asked]
    expect(requested.length, requested.join(' ')).toBeLessThanOrEqual(12)
    // Each is listed in the page itself, so that all load in parallel.
    expect(requested.filter((path) => !html.includes(path))).toEqual([])
  }
})
