/**
 * The site built with all its variables: in a folder of its host, with its address, in two languages, with an ad network
 * in one of them, and with rooms for live games, whose relay is a real MQTT broker within this test.
 */
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { Aedes } from 'aedes'
import type { Locator, Page } from 'playwright/test'
import { build, type PreviewServer, preview } from 'vite'
import { createWebSocketStream, WebSocketServer } from 'ws'
import { promoTexts as german } from '../../../src/locales/de/site'
import { dataTexts as germanData } from '../../../src/locales/de/site/data'
import { withEnglish } from '../../../src/locales/withEnglish'
import { liveTexts } from '../../../src/play/texts/live'
import { dataTexts } from '../../../src/site/texts/data'
import { promoTexts } from '../../../src/site/texts/promo'
import { shellTexts } from '../../../src/site/texts/shell'
import { uiTexts } from '../../../src/ui/texts'
import { expect } from '../support/fixtures'
import {
  bar,
  join as follow,
  invitation,
  live,
  type Pair,
  pasteOf,
  SMALL,
  test,
  visit,
} from '../support/live'

const ROOT = new URL('../../..', import.meta.url).pathname
const outDir = join(ROOT, 'node_modules/.cache/pocket-arcade/variables')
const VARIABLES = ['BASE', 'SITE_URL', 'VITE_LIVE', 'VITE_LIVE_URLS', 'LANGS'] as const

/** What the broker has passed on: topics and contents. */
const relayed: string[] = []
let broker: Aedes
let relay: Server
let server: PreviewServer
let origin: string

// One build for all tests.
test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  broker = await Aedes.createBroker()
  broker.on('publish', ({ topic, payload }) => {
    if (!topic.startsWith('$SYS')) relayed.push(`${topic} ${payload}`)
  })
  relay = createServer()
  new WebSocketServer({ server: relay }).on('connection', (socket, request) => {
    const stream = createWebSocketStream(socket)
    // A page that is closed ends its connection without a goodbye.
    stream.on('error', () => {})
    broker.handle(stream, request)
  })
  await new Promise<void>((resolve) => relay.listen(0, 'localhost', resolve))
  const urls = `ws://localhost:${(relay.address() as AddressInfo).port}`
  const values = ['/arcade/', 'https://arcade.example', 'mqtt', urls, 'de']
  for (const [i, name] of VARIABLES.entries()) process.env[name] = values[i]
  const config = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  await build(config)
  Object.assign(process.env, { SITE_LANGUAGE: 'de', VITE_AD_CLIENT: 'pub-1' })
  await build({ ...config, build: { outDir: join(outDir, 'de'), emptyOutDir: true } })
  delete process.env.SITE_LANGUAGE
  delete process.env.VITE_AD_CLIENT
  server = await preview({ ...config, preview: { port: 0, host: 'localhost' } })
  for (const name of VARIABLES) delete process.env[name]
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(async () => {
  await server?.close()
  relay?.closeAllConnections()
  relay?.close()
  await new Promise<void>((resolve) => (broker ? broker.close(resolve) : resolve()))
})

test.describe('in a folder', () => {
  test.use({ serviceWorkers: 'allow' })

  test('a game is played in the folder, and all requests stay in it', async ({ page, game }) => {
    const strays: string[] = []
    page.on('request', (request) => {
      const { origin: of, pathname } = new URL(request.url())
      if (of === origin && !pathname.startsWith('/arcade/')) strays.push(pathname)
    })
    await page.goto(`${origin}/arcade/`)
    await expect(page.locator('head link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://arcade.example/arcade/',
    )
    await page.getByRole('link', { name: 'Play Now Flappy Bird' }).click()
    await expect(page).toHaveURL(`${origin}/arcade/games/flappy-bird`)
    await game.ready()
    await page.reload()
    await game.ready()
    await expect(page.locator('head meta[property="og:image"]')).toHaveAttribute(
      'content',
      'https://arcade.example/arcade/share/flappy-bird.png',
    )
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await game.over()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope))
      .toBe(`${origin}/arcade/`)
    await game.showMore()
    await game.end.getByRole('link', { name: 'All Games' }).click()
    await expect(page).toHaveURL(`${origin}/arcade/`)
    await page.evaluate(() =>
      localStorage.setItem(
        'customGames',
        JSON.stringify([{ id: 'custom-1', title: 'Mine', embedCode: '<p>Hello from inside</p>' }]),
      ),
    )
    await page.goto(`${origin}/arcade/games/custom/custom-1`)
    await expect(page.frameLocator('iframe').getByText('Hello from inside')).toBeVisible()
    expect(strays).toEqual([])
  })

  test('each language is kept offline', { tag: '@proof' }, async ({ page, game, context }) => {
    await page.goto(`${origin}/arcade/de/games/flappy-bird`)
    await game.ready()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await game.over()
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.scope))
      .toBe(`${origin}/arcade/de/`)
    await page.evaluate(() => navigator.serviceWorker.ready)
    await context.setOffline(true)
    await page.goto(`${origin}/arcade/de/`)
    await expect(page.getByRole('heading', { name: 'Zuletzt gespielt' })).toBeVisible()
    // Pictures are those of the English site.
    const picture = page.locator('img[src*="/cover-"]').first()
    await expect(picture).toHaveAttribute('src', /^\/arcade\/assets\//)
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await context.setOffline(false)
  })

  test('each language has a copy of its own, and leaves those of others alone', {
    tag: '@proof',
  }, async ({ page }) => {
    const english = dataTexts.offline
    const deutsch = withEnglish(germanData, dataTexts).offline
    const caches = () => page.evaluate(async () => (await globalThis.caches.keys()).sort())
    const keep = async (path: string, texts: typeof english) => {
      await page.goto(`${origin}/arcade/${path}settings`)
      await page.getByRole('button', { name: texts.keep }).click()
      await isKept(texts)
    }
    const isKept = ({ kept }: typeof english) =>
      expect(page.getByText(kept(1).split('1 MB')[0] ?? '')).toBeVisible({ timeout: 60_000 })
    const former = (folder: string) => `workbox-precache-v2-${origin}${folder}`
    const own = (folder: string) => `pocket-arcade:${origin}${folder}:copy`
    const others = [former('/arcade/de/'), former('/arcade/other/')]

    await page.goto(`${origin}/arcade/settings`)
    await page.evaluate(
      async (names) => {
        for (const name of names) await globalThis.caches.open(name)
      },
      [former('/arcade/'), ...others],
    )
    await keep('', english)
    expect(await caches()).toEqual([own('/arcade/'), ...others])
    await keep('de/', deutsch)
    expect(await caches()).toEqual([own('/arcade/'), own('/arcade/de/'), others[1]])
    await page.getByRole('button', { name: deutsch.remove }).click()
    await expect(page.getByRole('button', { name: deutsch.keep })).toBeVisible()
    expect(await caches()).toEqual([own('/arcade/'), others[1]])
    await page.goto(`${origin}/arcade/settings`)
    await isKept(english)
  })

  test('files for search engines and shared links have the whole address', async ({ request }) => {
    const text = async (path: string) => (await request.get(origin + path)).text()
    expect(await text('/arcade/robots.txt')).toContain('Sitemap: https://arcade.example/arcade/sitemap.xml')
    const map = await text('/arcade/sitemap.xml')
    expect(map).toContain('<loc>https://arcade.example/arcade/games/snake</loc>')
    expect(map.match(/<loc>/g)?.length).toBeGreaterThanOrEqual(42)
    const described = JSON.parse(await text('/arcade/oembed/snake.json')) as Record<string, unknown>
    expect(described).toMatchObject({ version: '1.0', type: 'rich', title: 'Snake', width: 640 })
    expect(described.html).toMatch(
      /^<iframe src="https:\/\/arcade\.example\/arcade\/embed\/snake" [^<>]*><\/iframe>$/,
    )
    const snake = await text('/arcade/games/snake')
    expect(snake).toMatch(
      /<link rel="alternate" type="application\/json\+oembed" [^>]*href="https:\/\/arcade\.example\/arcade\/oembed\/snake\.json">/,
    )
    expect(await text('/arcade/')).not.toContain('json+oembed')
    expect(map).not.toContain('/embed/')
    const picture = await request.get(`${origin}/arcade/share/snake.png`)
    expect(picture.headers()['content-type']).toBe('image/png')
    const size = (await picture.body()).subarray(16, 24)
    expect([size.readUInt32BE(0), size.readUInt32BE(4)]).toEqual([1200, 630])
    const { start_url, scope, icons, screenshots, shortcuts } = JSON.parse(
      await text('/arcade/manifest.webmanifest'),
    ) as Record<'icons' | 'screenshots', { src: string }[]> & {
      start_url: string
      scope: string
      shortcuts: { url: string }[]
    }
    expect([start_url, scope]).toEqual(['/arcade/', '/arcade/'])
    for (const { src } of [...icons, ...screenshots])
      expect(
        (await request.get(new URL(src, `${origin}/arcade/manifest.webmanifest`).href)).status(),
        src,
      ).toBe(200)
    expect(shortcuts.map(({ url }) => url)).toEqual(['./#favorites', './#recent', './#games'])
  })
})

test.describe('in two languages', () => {
  test.use({ locale: 'de-AT' })

  test('the preferred one is offered once, and keeps the whole address; results are the same', async ({
    page,
    game,
  }) => {
    await page.goto(`${origin}/arcade/games/flappy-bird?flight=gentle&seed=7#x`)
    await page.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' }).click()
    await expect(page).toHaveURL(`${origin}/arcade/de/games/flappy-bird?flight=gentle&seed=7#x`)
    await expect(page.locator('html')).toHaveAttribute('lang', 'de')
    await expect(page.getByRole('link', { name: /This site/ })).toHaveCount(0)
    await game.ready()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Space')
    await game.over()
    await game.showMore()
    await game.end.getByRole('link', { name: 'Alle Spiele' }).click()
    await expect(page.getByRole('heading', { name: 'Zuletzt gespielt' })).toBeVisible()
    // Those of the page that is shown now.
    const others = page.locator('head link[hreflang]')
    await expect(others).toHaveCount(3)
    await expect(others.last()).toHaveAttribute('href', 'https://arcade.example/arcade/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click()
    await expect(page).toHaveURL(`${origin}/arcade/`)
    await expect(page.getByRole('heading', { name: 'Recently Played' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Diese Seite' })).toHaveCount(0)
    await page.goto(`${origin}/arcade/settings#language`)
    await expect(
      page.locator('[data-setting="language"]').getByRole('link', { name: 'Deutsch' }),
    ).toHaveAttribute('href', '/arcade/de/settings')
  })

  test('another language is asked about before it ends a game or loses a text', async ({ page, game }) => {
    const { leave } = shellTexts.languages
    const asked = page.getByRole('dialog', { name: leave.title })
    const cancel = asked.getByRole('button', { name: uiTexts.cancel })
    const deutsch = (within: Locator) => within.getByRole('link', { name: 'Deutsch', exact: true })
    await page.goto(`${origin}/arcade/games/snake?seed=7`)
    await game.ready()
    const offer = page.getByRole('link', { name: 'Diese Seite gibt es auch auf Deutsch.' })
    await page.keyboard.press('Enter')
    await game.phase('playing')
    await page.keyboard.press('Escape')
    await game.phase('paused')
    await offer.click()
    await expect(asked).toContainText(leave.game)
    await cancel.click()
    await page.getByRole('button', { name: shellTexts.header.settings }).click()
    const settings = page.getByRole('dialog', { name: shellTexts.header.settings })
    await settings.getByRole('link', { name: 'English' }).click()
    await deutsch(settings).press('Enter')
    await expect(asked).toContainText(leave.game)
    await page.keyboard.press('Escape')
    await expect(asked).toHaveCount(0)
    await page.keyboard.press('Escape')
    await game.phase('paused')
    expect(page.url()).toBe(`${origin}/arcade/games/snake?seed=7`)

    await page.goto(`${origin}/arcade/settings`)
    await page.getByLabel(dataTexts.profiles.newName).fill('At school')
    await deutsch(page.locator('[data-setting="language"]')).click()
    await expect(asked).toContainText(leave.text)
    await cancel.click()
    await page.goto(`${origin}/arcade/`)
    await page.getByRole('button', { name: /^Add Your Game/ }).click()
    await page.getByRole('dialog').getByLabel('Title').fill('Half a')
    await page.keyboard.press('Escape')
    await deutsch(page.getByRole('contentinfo')).click()
    await expect(asked).toContainText(leave.text)
    await asked.getByRole('button', { name: leave.confirm }).click()
    await expect(page).toHaveURL(`${origin}/arcade/de/`)
  })

  test('a word game has a saved game in each, and the lists are in the language of the page', {
    tag: '@proof',
  }, async ({ page, game }) => {
    const saved = page.locator('[data-continue] a')
    const at = (path: string) => saved.and(page.locator(`[href^="${path}"]`))
    const begin = async (path: string, key: string) => {
      await page.goto(`${origin}${path}`)
      await game.ready()
      await page.keyboard.press('Enter')
      await game.phase('playing')
      await page.keyboard.press(key)
    }
    await begin('/arcade/games/word-guessing', 'e')
    await begin('/arcade/games/2048', 'ArrowLeft')
    await page.keyboard.press('ArrowDown')
    await begin('/arcade/de/games/word-guessing', 'n')
    await page.goto(`${origin}/arcade/de/`)
    await expect(saved).toHaveCount(2)
    await expect(at('/arcade/de/games/2048')).toContainText(/Punkte: \d+ · Züge: [12]/)
    await expect(at('/arcade/de/games/word-guessing')).toContainText('Punkte: 0')
    // Names that stay English are marked; others are not.
    const title = (id: string) => page.locator(`[data-card="${id}"] h3 [id]`).first()
    await expect(title('flappy-bird')).toHaveAttribute('lang', 'en')
    await expect(title('chess')).not.toHaveAttribute('lang')
    await page.goto(`${origin}/arcade/`)
    await expect(at('/arcade/games/word-guessing')).toContainText('Score 0 · Streak 0')
    await at('/arcade/games/word-guessing').click()
    await game.phase('paused')
  })

  test('the one with an ad network detects a blocker, and keeps its notice closed for the visit', async ({
    page,
    game,
  }) => {
    const { blocker } = withEnglish(german, promoTexts)
    const notice = page.getByText(blocker.detected)
    await page.goto(`${origin}/arcade/de/`)
    await game.passes(400)
    await expect(notice).toHaveCount(0)
    // Ad blockers hide elements that look like ads.
    await page.addInitScript(() => {
      const style = new CSSStyleSheet()
      style.replaceSync(
        '[class*="ad-banner"], [class*="adsbox"], .adsbygoogle, [class*="ad-slot"], [class*="advert"] { display: none !important }',
      )
      document.adoptedStyleSheets = [style]
    })
    await page.reload()
    await expect(notice).toBeVisible()
    await page.getByRole('button', { name: blocker.close }).click()
    await expect(notice).toHaveCount(0)
    await page.reload()
    await game.passes(400)
    await expect(notice).toHaveCount(0)
  })

  test('search engines and app stores find both', async ({ request }) => {
    const text = async (path: string) => (await request.get(origin + path)).text()
    const alternates = (address: string) =>
      Object.entries({ en: '', de: 'de/', 'x-default': '' })
        .map(([tag, folder]) => `hreflang="${tag}" href="https://arcade.example/arcade/${folder}${address}"`)
        .join('><link rel="alternate" ')
    const spaceless = (html: string) => html.replace(/>\s+</g, '><')
    for (const folder of ['/arcade/', '/arcade/de/'])
      for (const page of ['', 'today', 'records', 'settings', 'games/snake'])
        expect(spaceless(await text(folder + page)), folder + page).toContain(alternates(page))
    expect(await text('/arcade/de/nowhere')).not.toContain('hreflang="x-default"')
    const map = await text('/arcade/sitemap.xml')
    expect(map).toContain('<loc>https://arcade.example/arcade/de/games/snake</loc>')
    expect(map).toContain(
      alternates('games/snake').replaceAll('">', '"/>').replaceAll('<link', '<xhtml:link'),
    )
    const { lang, scope } = JSON.parse(await text('/arcade/de/manifest.webmanifest')) as Record<
      string,
      string
    >
    expect([lang, scope]).toEqual(['de', '/arcade/de/'])
    const missing = await request.get(`${origin}/arcade/de/nowhere`)
    expect(missing.status()).toBe(404)
    expect(await missing.text()).toContain('<html lang="de"')
    const custom = await request.get(`${origin}/arcade/de/games/custom/custom-1`)
    expect(custom.status()).toBe(200)
    expect(custom.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
    const embed = await request.get(`${origin}/arcade/de/embed/snake`)
    expect(embed.headers()['content-security-policy']).not.toContain('frame-ancestors')
  })
})

test.describe('in a room', () => {
  test.use(SMALL)

  /** Connects two devices by one link, without a reply. Returns the name of the room, which nobody else may read. */
  async function meet({ host, guest }: Pair, id: string): Promise<string> {
    await host.goto(`${origin}/arcade/games/${id}`)
    const link = await invitation(host)
    expect(link).toMatch(/\/arcade\/games\/[\w-]+#join=R[0-9a-f]{40}$/)
    await expect(pasteOf(host)).toHaveCount(0)
    relayed.length = 0
    await follow(guest, link)
    return new URL(link).hash.slice('#join=R'.length)
  }

  /** Moves of Tic Tac Toe, the host's first: each appears on both pages. */
  async function playMoves(pair: Pair, moves: readonly number[]): Promise<void> {
    const cell = (page: Page, at: number) => page.getByRole('gridcell').nth(at)
    for (const [n, at] of moves.entries()) {
      await cell(pair.pages[n % 2] as Page, at).click()
      await pair.both((page) => expect(cell(page, at)).toHaveAccessibleName(/[XO]$/))
    }
  }

  test('two devices connect, play, and one leaves', async ({ pair }) => {
    const room = await meet(pair, 'tic-tac-toe')
    await pair.connected()
    await playMoves(pair, [4, 0, 2, 6])
    // The relay carried the handshake, and nothing that it could read.
    expect(relayed.length).toBeGreaterThan(0)
    for (const text of relayed)
      expect(text).not.toMatch(new RegExp(`${room}|a=candidate|typ host|ice-ufrag|fingerprint|tic-tac-toe`))
    await pair.guest.close()
    await expect(live(pair.host)).toHaveAttribute('data-live', /lost|ended/)
  })

  test('when no direct connection is possible, a turn-based game is played over the relay, and a fast one says so', {
    tag: '@proof',
  }, async ({ pair }) => {
    const { host, guest } = pair
    await guest.addInitScript('delete globalThis.RTCPeerConnection')
    const room = await meet(pair, 'tic-tac-toe')
    await pair.connected()
    await playMoves(pair, [4, 0, 2, 8, 6])
    await pair.over('X wins')
    expect(relayed.length).toBeGreaterThan(5)
    for (const text of relayed) expect(text).not.toMatch(new RegExp(`${room}|tic-tac-toe|"t":|move`))
    await bar(guest).getByRole('button', { name: 'Leave' }).click()
    await expect(live(host)).toHaveAttribute('data-live', 'ended')

    await visit(guest, `${origin}/arcade/settings`)
    await host.goto(`${origin}/arcade/games/pong`)
    await visit(guest, await invitation(host))
    await expect(guest.getByRole('alert')).toHaveText(liveTexts.bad.unsupported)
  })
})
