/** Owns custom games in a real browser: what is shown, what is refused, and that hostile code and addresses come to nothing. */
import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import {
  EVIL_ORIGIN,
  HOSTILE_EMBEDS,
  HOSTILE_GROUPS,
  type HostileEmbed,
  SECRETS,
} from './data/hostile-embeds'
import { HOSTILE_URLS } from './data/hostile-urls'
import { expect, type GamePage, test } from './fixtures'

/** Stores own games, each with what it has of its own; returns their paths. Called on a page of the site. */
async function storeAll(page: Page, games: readonly Record<string, string>[]): Promise<string[]> {
  const entries = games.map((game, i) => ({
    id: `custom-${i + 1}`,
    title: 'Mine',
    description: 'Made at home',
    iconName: 'Star',
    difficulty: 'Hard',
    players: '2 Players',
    gameUrl: '',
    embedCode: '',
    ...game,
  }))
  await page.evaluate((list) => localStorage.setItem('customGames', JSON.stringify(list)), entries)
  return entries.map(({ id }) => `/games/custom/${id}`)
}

const store = async (page: Page, game: Record<string, string>): Promise<string> =>
  (await storeAll(page, [game]))[0] as string

/** Lists of at most `most`, so that each is a test of its own with time of its own. */
const inParts = <T>(list: readonly T[], most: number): T[][] =>
  Array.from({ length: Math.ceil(list.length / most) }, (_, i) => list.slice(i * most, (i + 1) * most))

test('shows title, description, difficulty, players and the way back', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: '<h1 id="hello">Hello from inside</h1>' }))
  await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
  for (const text of ['Made at home', 'Hard', '2 Players'])
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-pointer-lock')
  await expect(page.frameLocator('iframe').getByText('Hello from inside')).toBeVisible()
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer')
  expect((await frame.boundingBox())?.height).toBe(600)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recentlyPlayed')))
    .toBe('["/games/custom/custom-1"]')
})

test('runs scripts of an embed code inside its own page', async ({ page }) => {
  await page.goto('/')
  await page.goto(
    await store(page, {
      embedCode:
        '<p id="out">no</p><script>document.getElementById("out").textContent = "yes " + self.origin</script>',
    }),
  )
  await expect(page.frameLocator('iframe').getByText('yes null')).toBeVisible()
})

test('prefers the embed code, and takes a lone iframe for its address', async ({ page, complaints }) => {
  complaints.allow(/net::|Failed to load|frame/i)
  await page.goto('/')
  await page.goto(await store(page, { embedCode: '<b>embedded</b>', gameUrl: 'https://games.example/x' }))
  await expect(page.frameLocator('iframe').getByText('embedded')).toBeVisible()
  await page.goto(
    await store(page, { embedCode: '<iframe src="https://games.example/play" width="100%"></iframe>' }),
  )
  await expect(page.locator('iframe')).toHaveAttribute('src', 'https://games.example/play')
  await expect(page.locator('iframe')).toHaveAttribute(
    'sandbox',
    'allow-scripts allow-same-origin allow-forms allow-pointer-lock',
  )
  const way = page.getByRole('link', { name: /Open in a new tab/ })
  await expect(way).toHaveAttribute('href', 'https://games.example/play')
  await expect(way).toHaveAttribute('rel', /noopener/)
})

test('says so when embed code is too long, and keeps it', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, { embedCode: 'x'.repeat(200_001) }))
  await expect(page.getByText('This embed code is too long. It may have at most 200 kB.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('customGames')?.length)).toBeGreaterThan(200_000)
})

test('says so when the page around embed code does not come, and loads it again', async ({
  page,
  complaints,
}) => {
  complaints.allow(/net::|Failed to load/)
  await page.goto('/')
  await page.route('**/embed-host.html', (route) => route.abort())
  await page.goto(await store(page, { embedCode: '<b>inside</b>' }))
  await expect(page.getByText('This game could not be loaded.')).toBeVisible({ timeout: 10_000 })
  await page.unroute('**/embed-host.html')
  await page.getByRole('button', { name: 'Load it again' }).click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('embed code that loads itself anew is handed its markup again, and one that begins slowly is waited for', async ({
  page,
}) => {
  await page.goto('/')
  const again = `<p id="out">begins</p><script>
    // A page without an origin keeps nothing but the length of its history.
    if (history.length < 6) { history.pushState(null, '', '#' + history.length); location.reload() }
    else { out.textContent = 'stays' }</script>`
  const slow =
    '<p id="out">begins</p><script>for (var end = Date.now() + 5000; Date.now() < end; ); out.textContent = "slow"</script>'
  const [one, two] = (await storeAll(page, [{ embedCode: again }, { embedCode: slow }])) as [string, string]
  await page.goto(one)
  await expect(page.frameLocator('iframe').getByText('stays')).toBeVisible()
  await page.goto(two)
  await expect(page.frameLocator('iframe').getByText('slow')).toBeVisible()
})

test('an embed code that floods the page with messages is taken away, and the page keeps its hands', async ({
  page,
}) => {
  await page.goto('/')
  const flood = 'for (var i = 0; i < 20000; i++) top.postMessage(i, "*")'
  await page.goto(
    await store(page, { embedCode: `<script>setInterval(function () { ${flood} }, 10)</script>` }),
  )
  await expect(page.getByText('This game was stopped.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await expect(page).toHaveURL('/')
})

test('says so when there is no connection, and loads the game when there is one', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/')
  const path = await store(page, { embedCode: '<b>inside</b>' })
  await page.reload()
  await expect(page.getByRole('link', { name: 'Play Now Mine', exact: true }).first()).toBeVisible()
  // The page of own games is there already: what is looked at is the game.
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
  await page.getByRole('button', { name: 'Back to Games' }).click()
  await context.setOffline(true)
  await page.getByRole('link', { name: 'Play Now Mine', exact: true }).first().click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('You are offline.')).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await context.setOffline(false)
  await expect(page.frameLocator('iframe').getByText('inside')).toBeVisible()
})

test('says when there is nothing to show, and goes home when there is no such game', async ({ page }) => {
  await page.goto('/')
  await page.goto(await store(page, {}))
  await expect(page.getByText('No game content available')).toBeVisible()
  await page.goto('/games/custom/custom-nobody')
  await expect(page.getByText('Game not found')).toBeVisible()
  await expect(page.getByText('The requested game could not be found.')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.evaluate(() => localStorage.removeItem('customGames'))
  await page.goto('/games/custom/custom-1')
  await expect(page).toHaveURL('/')
})

test('the embed page refuses to work by itself', async ({ page, complaints }) => {
  complaints.allow(/./)
  await page.goto('/embed-host.html')
  await page.evaluate(() => window.postMessage({ markup: '<h1>in</h1>', html: '<h1>in</h1>' }, '*'))
  await page.waitForTimeout(300)
  expect(await page.locator('h1').count()).toBe(0)
})

test('there is enough of what means harm', () => {
  expect(HOSTILE_EMBEDS.length).toBeGreaterThanOrEqual(25)
  expect(HOSTILE_ADDRESSES.length).toBeGreaterThanOrEqual(25)
})

test.describe('hostile embed codes read nothing, navigate nothing, open nothing', () => {
  for (const [group, codes] of Object.entries(HOSTILE_GROUPS)) {
    for (const [part, some] of inParts(codes, 4).entries()) {
      test(`${group}, part ${part + 1}`, ({ game, context, complaints, baseURL }) => {
        complaints.allow(/./)
        return withstand(game, context, some, baseURL as string)
      })
    }
  }
})

async function withstand(
  game: GamePage,
  context: BrowserContext,
  codes: readonly HostileEmbed[],
  site: string,
): Promise<void> {
  const { page } = game
  const happened: string[] = []
  await page.goto('/')
  await page.evaluate(({ key, value }) => {
    localStorage.setItem(key, value)
    sessionStorage.setItem(key, value)
    // biome-ignore lint/suspicious/noDocumentCookie: the thing that must not leak
    document.cookie = `${key}=${value}`
  }, SECRETS)
  page.on('dialog', (dialog) => {
    happened.push(`dialog ${dialog.type()}`)
    void dialog.dismiss()
  })
  page.on('download', () => happened.push('download'))
  context.on('page', (popup) => {
    happened.push(`window ${popup.url()}`)
    void popup.close()
  })
  // Nothing real stands at the other end: it is answered here, and looked at for what it carries.
  await context.route(`${EVIL_ORIGIN}/**`, (route) => {
    const request = route.request()
    const carried = `${request.url()} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`
    if (carried.includes(SECRETS.value)) happened.push(`leak ${request.url()}`)
    return route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>evil</h1>' })
  })
  const stored = () =>
    page.evaluate(() =>
      JSON.stringify(
        Object.entries(localStorage)
          // That it was played is noted, at once or in a journal.
          .filter(([key]) => !/^(journal\/)?recentlyPlayed\b/.test(key))
          .sort(),
      ),
    )
  const paths = await storeAll(
    page,
    codes.map(({ code }) => ({ embedCode: code })),
  )
  const kept = await stored()
  for (const [i, hostile] of codes.entries()) {
    const before = happened.length
    const path = paths[i] as string
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Mine' }), hostile.name).toBeVisible()
    if (hostile.refused) {
      expect(await page.locator('iframe').count(), hostile.name).toBe(0)
      continue
    }
    if (hostile.clicks) await page.frameLocator('iframe').locator('#go').click({ timeout: 5000 })
    if (hostile.leaves)
      // It is given another chance first; the page's patience is hastened, by no more than what it goes to needs to be loaded:
      // where that is too slow, it is said to be slow.
      await game.hastened(
        () =>
          expect(page.getByText('This game tried to leave its page.'), hostile.name).toBeVisible({
            timeout: 30_000,
          }),
        2,
      )
    // The one thing that only time shows: that nothing happens.
    else await page.waitForTimeout(hostile.hangs ? 300 : 450)
    // An opaque frame lives in a process of its own: the page answers while one hangs.
    const now = await page.evaluate(() => ({
      at: location.pathname + location.hash,
      heading: document.querySelector('h1')?.textContent,
      title: document.title,
    }))
    expect({ name: hostile.name, ...now }).toEqual({
      name: hostile.name,
      at: path,
      heading: 'Mine',
      title: expect.stringContaining('Mine'),
    })
    expect(page.url().startsWith(site)).toBe(true)
    expect(await stored(), hostile.name).toBe(kept)
    expect(happened.slice(before), hostile.name).toEqual([])
    if (hostile.watch.includes('outcome') && !hostile.leaves && !hostile.hangs) {
      // Some tell only after a while; what counts is that they tell, and not of a breach.
      const told = async () =>
        // What floods the page, or greets it again and again, is taken away: it tells nothing more.
        (await page.getByText(/This game (was stopped|tried to leave its page)\./).isVisible())
          ? 'stopped'
          : page
              .frameLocator('iframe')
              .locator('html')
              .getAttribute('data-outcome', { timeout: 1000 })
              .catch(() => null)
      await expect.poll(told, { message: hostile.name }).not.toBeNull()
      const outcome = await told()
      expect(outcome, hostile.name).not.toMatch(/^breach/)
    }
  }
  // What a code began is still heard when its page has been left.
  await page.goto('/')
  expect(await stored()).toBe(kept)
  expect(happened).toEqual([])
}

const HOSTILE_ADDRESSES = HOSTILE_URLS.filter(
  (entry) =>
    entry.must === 'refuse' &&
    !entry.own &&
    !entry.reasons.some((reason) => reason === 'own' || reason === 'secure'),
).map((entry) => entry.url)

test.describe('hostile addresses are refused again when opened, whatever was stored', () => {
  const refused = async (page: Page, addresses: readonly string[]) => {
    await page.goto('/')
    const paths = await storeAll(
      page,
      addresses.map((gameUrl) => ({ gameUrl })),
    )
    for (const [i, path] of paths.entries()) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Mine' })).toBeVisible()
      expect(await page.locator('iframe').count(), JSON.stringify(addresses[i])).toBe(0)
      await expect(page).toHaveURL(path)
    }
  }
  for (const [part, addresses] of inParts(HOSTILE_ADDRESSES, 12).entries()) {
    test(`part ${part + 1}`, ({ page, complaints }) => {
      complaints.allow(/./)
      return refused(page, addresses)
    })
  }
  test('and spellings of our own', ({ page, complaints, baseURL }) => {
    complaints.allow(/./)
    const own = new URL(baseURL as string)
    return refused(page, [
      own.href,
      `${own.protocol}//${own.host.toUpperCase()}/games/snake`,
      `${own.protocol}//${own.hostname}.:${own.port}/`,
    ])
  })
})

test('policies: none of the pages loosens the site’s, and the embed page has its own', async ({
  page,
  request,
}) => {
  for (const path of ['/', '/games/snake', '/games/custom/x', '/nowhere']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
    expect(policy).toContain("script-src 'self'")
    expect(policy).toContain("frame-ancestors 'none'")
  }
  expect(readFileSync(new URL('../../dist/index.html', import.meta.url), 'utf8')).toMatch(
    /<meta http-equiv="Content-Security-Policy"/,
  )
  expect((await request.get('/embed-host.html')).headers()['content-security-policy']).toMatch(
    /^sandbox allow-scripts allow-pointer-lock;/,
  )
  expect((await request.get('/assets/gone-1234.js')).status()).toBe(404)
  await page.goto('/')
})
