/** The site in a folder of its host: built with BASE, all its pages, parts, worker, and embed page are there. */
import { join } from 'node:path'
import { build, type PreviewServer, preview } from 'vite'
import { expect, test } from '../support/fixtures'

const ROOT = new URL('../../..', import.meta.url).pathname
const outDir = join(ROOT, 'node_modules/.cache/pocket-arcade/folder')
let server: PreviewServer
let origin: string

// One build for both tests.
test.describe.configure({ mode: 'serial' })
test.use({ serviceWorkers: 'allow' })
test.beforeAll(async () => {
  process.env.BASE = '/arcade/'
  process.env.SITE_URL = 'https://arcade.example'
  const config = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: 'localhost' } })
  delete process.env.BASE
  delete process.env.SITE_URL
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(() => server?.close())

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
