/** A site with its own name, logo, color and start page, and two games: everything in it is of this site. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type PreviewServer, preview } from 'vite'
import { dailyTexts } from '../../../src/site/texts/daily'
import { homeTexts } from '../../../src/site/texts/home'
import { shellTexts } from '../../../src/site/texts/shell'
import { todayTexts } from '../../../src/site/texts/today'
import { games, listedGames } from '../../support/games'
import { expect, test } from '../support/fixtures'

const ROOT = new URL('../../..', import.meta.url).pathname
const folder = join(ROOT, 'node_modules/.cache/pocket-arcade/own-site')
const outDir = join(folder, 'site')

// One of each kind, if there are both. The usual order has them the other way around.
const shown = ['turn', 'realtime'].flatMap((wanted) => listedGames.find(({ kind }) => kind === wanted) ?? [])
const [first] = shown as [(typeof listedGames)[number]]
const SITE = {
  // As long as a name may be, in words that a phone has to wrap.
  title: "Arcade of Mrs. Kim's 3rd Grade",
  shortName: 'Kim’s Class',
  logo: 'logo.svg',
  accent: { dark: '#ff9d5c', light: '#a3400a' },
  games: shown.map(({ id }) => id),
  start: first.id,
  footer: { imprint: 'https://school.example/imprint', privacy: '/privacy.html' },
}
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#a3400a"/></svg>'

let server: PreviewServer
let origin: string

test.describe.configure({ mode: 'serial' })
test.beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'logo.svg'), LOGO)
  writeFileSync(join(folder, 'site.json'), JSON.stringify(SITE))
  const config = { root: ROOT, logLevel: 'error', build: { outDir, emptyOutDir: true } } as const
  Object.assign(process.env, {
    SITE_FILE: join(folder, 'site.json'),
    SITE_URL: 'https://kim.example',
  })
  await build(config)
  server = await preview({ ...config, preview: { port: 0, host: 'localhost' } })
  process.env.SITE_FILE = ''
  delete process.env.SITE_URL
  origin = new URL(server.resolvedUrls?.local[0] ?? '').origin
})
test.afterAll(async () => {
  await server?.close()
})

const read = (file: string) => readFileSync(join(outDir, file), 'utf8')
const files = () => readdirSync(outDir, { recursive: true, encoding: 'utf8' })

test('its files have only its name and its games', () => {
  const texts = files().filter((file) => /\.(?:html|js|css|json|xml|txt|webmanifest|svg)$/.test(file))
  expect(texts.length).toBeGreaterThan(50)
  expect(texts.filter((file) => read(file).includes(shellTexts.siteName))).toEqual([])
  const others = games.filter(({ id }) => !SITE.games.includes(id))
  // A picture, a script, a page or a description of one has its name.
  const foreign = others.flatMap(({ id }) => files().filter((file) => file.split(/[/.]/).includes(id)))
  expect(foreign).toEqual([])
  const shows = (file: string) => others.some(({ title }) => read(file).includes(`>${title}<`))
  expect(texts.filter((file) => file.endsWith('.html') && shows(file))).toEqual([])
  expect(read('sitemap.xml').match(/(?<=<loc>https:\/\/kim\.example).*?(?=<)/g)).toEqual([
    '/home',
    ...SITE.games.map((id) => `/games/${id}`),
    '/today',
    '/records',
    '/settings',
  ])
  expect(JSON.parse(read('manifest.webmanifest'))).toMatchObject({
    name: SITE.title,
    short_name: SITE.shortName,
    screenshots: [],
    shortcuts: [{ url: './home#favorites' }, { url: './home#recent' }, { url: './home#games' }],
  })
  expect(read('icon.svg')).toBe(LOGO)
  expect(readFileSync(join(outDir, 'icon-192.png'))).not.toEqual(
    readFileSync(join(ROOT, 'assets/public/icon-192.png')),
  )
  expect(JSON.parse(read('site.json'))).toEqual({
    games: SITE.games,
    footer: SITE.footer,
    promotions: true,
  })
})

test('it begins with its game, and leads to its home page, in its color', async ({ page, game }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${origin}/?from=mail`)
  await game.ready()
  await expect(page).toHaveURL(`${origin}/games/${first.id}?from=mail`)
  await expect(page).toHaveTitle(`${first.title} · ${SITE.title}`)
  await page.getByRole('button', { name: 'Home' }).click()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(SITE.title)
  const cut = () => page.locator('h1').evaluate((name) => name.scrollWidth - name.clientWidth)
  expect(await cut()).toBeLessThanOrEqual(0)
  const cards = page.locator('[data-row=games] [data-card]')
  await expect(cards).toHaveCount(shown.length)
  const order = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  expect(await order()).toEqual(SITE.games)
  await expect(page.getByText(homeTexts.finder.count(shown.length)).first()).toBeVisible()
  // No space for promotions of games that are all in view.
  await expect(page.locator('[data-promo=rectangle]')).toHaveCount(0)
  await expect(page.locator('footer a')).toHaveText([homeTexts.links.imprint, homeTexts.links.privacy])
  await expect(page.locator('footer a').first()).toHaveAttribute('href', SITE.footer.imprint)
  const accent = () =>
    page
      .locator('h1 span')
      .last()
      .evaluate((word) => getComputedStyle(word).color)
  expect(await accent()).toBe('rgb(255, 157, 92)')
  await page.emulateMedia({ colorScheme: 'light' })
  expect(await accent()).toBe('rgb(163, 64, 10)')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  const other = games.find(({ id }) => !SITE.games.includes(id))
  if (other) {
    await page.getByRole('searchbox').fill(other.title)
    await expect(page.locator('[data-row=games] [data-card]')).toHaveCount(0)
  }
  await page.reload()
  await expect(page).toHaveURL(`${origin}/home`)
  await expect(cards).toHaveCount(shown.length)
})

test('Today has its games', async ({ page }) => {
  await page.goto(`${origin}/today`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(todayTexts.title)
  const featured = page.locator('[data-day-card]')
  await expect(featured.first()).toBeVisible()
  const ids = await page
    .locator('[data-day-card], [data-day-game]')
    .evaluateAll((all) => all.map(({ dataset }) => (dataset as DOMStringMap).dayCard ?? dataset.dayGame))
  expect(ids.sort()).toEqual([...SITE.games].sort())
  await page.goto(`${origin}/home`)
  await expect(page.getByRole('link', { name: dailyTexts.line.playAll })).toBeVisible()
})

test('the order, the links and the promotions change with the file beside the built ones', async ({
  page,
  complaints,
}) => {
  const file = join(outDir, 'site.json')
  const cards = page.locator('[data-row=games] [data-card]')
  const ids = () => cards.evaluateAll((all) => all.map((card) => card.getAttribute('data-card')))
  const reversed = SITE.games.toReversed()
  writeFileSync(file, JSON.stringify({ games: reversed, footer: { privacy: '/privacy' } }))
  await page.goto(`${origin}/home`)
  await expect.poll(ids).toEqual(reversed)
  await expect(page.locator('footer a')).toHaveText([homeTexts.links.privacy])
  // A faulty file changes nothing.
  writeFileSync(file, JSON.stringify({ title: 'Other', footer: {} }))
  const warned = page.waitForEvent('console', (message) => message.text().includes("'title'"))
  await page.reload()
  expect((await warned).text()).toContain('assets/site.json')
  expect(await ids()).toEqual(SITE.games)
  await expect(page.locator('footer a')).toHaveCount(2)
  expect(complaints.heard).toEqual([])
})
