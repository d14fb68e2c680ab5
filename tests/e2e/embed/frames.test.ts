/** Embedded pages: their size, their isolation, replays, the day's start, computer opponents, and the dialog. */
import { readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { expect } from 'playwright/test'
import { embedTexts } from '../../../src/play/texts/embed'
import { panelTexts } from '../../../src/play/texts/panels'
import { games } from '../../support/games'
import { someOf } from '../../support/proofs'
import { violations } from '../support/axe'
import { SHARED_PAGE } from '../support/fixtures'
import { HOST_PAGE, ISOLATED, KINDS, type Kind, test } from './host'

test.use(SHARED_PAGE)
/** Only the text that is shown: the button has one for each state. */
const SHOWN = { useInnerText: true } as const
const kinds = Object.keys(KINDS) as Kind[]

test('before the press an embedded page loads its cover only, at most 40 kB', async ({ host, page }) => {
  const asked: string[] = []
  page.on('request', (each) => asked.push(new URL(each.url()).pathname))
  await host.show({ path: '/embed/snake' })
  await expect(host.inside().locator('[data-begin]')).toBeEnabled()
  await page.waitForLoadState('networkidle')
  const own = asked.filter((path) => path !== '/')
  expect(own).toEqual(['/embed/snake', expect.stringMatching(/^\/assets\/cover-[\w-]+\.svg$/)])
  for (const { id } of games)
    for (const path of [`embed/${id}`, `embed/today/${id}`]) {
      const html = readFileSync(`dist/${path}/index.html`, 'utf8')
      const cover = readFileSync(`dist${/<img src="([^"]+)"/.exec(html)?.[1]}`)
      expect(gzipSync(html).length + gzipSync(cover).length, path).toBeLessThan(40_000)
    }
})

test('the page around cannot look into the frame', async ({ host, page }) => {
  await host.show(...kinds.map((kind) => ({ path: '/embed/tic-tac-toe', kind })))
  await host.press(0)
  const reached = await page.evaluate(() =>
    [...document.querySelectorAll('iframe')].map((frame) => {
      const attempt = (act: () => unknown) => {
        try {
          return act() === null ? 'nothing' : 'reached'
        } catch (error) {
          return (error as Error).name
        }
      }
      const inside = frame.contentWindow as Window
      return [
        attempt(() => frame.contentDocument),
        attempt(() => inside.document),
        attempt(() => inside.localStorage),
        attempt(() => Object.assign(inside, { name2: 1 })),
      ]
    }),
  )
  for (const each of reached)
    expect(each).toEqual(['nothing', 'SecurityError', 'SecurityError', 'SecurityError'])
  // Its styles end at the frame.
  const before = await host.inside().locator('[data-game]').boundingBox()
  await page.addStyleTag({ content: '* { margin: 0; display: block !important; transform: none }' })
  const style = await host
    .inside()
    .locator('[data-panel]')
    .evaluate((panel) => getComputedStyle(panel).display)
  expect(style).toBe('grid')
  expect((await host.inside().locator('[data-game]').boundingBox())?.width).toBe(before?.width)
  // No other message has an effect.
  await host.start()
  for (const message of [
    'pause',
    { target: 'pocket-arcade', version: 2, type: 'pause' },
    { target: 'pocket-arcade', version: 1, type: 'pause', more: true },
    { target: 'pocket-arcade', version: 1, type: 'restart' },
    { target: 'pocket-arcade', version: 1, type: 'resume' },
  ])
    await host.send(message)
  await expect(host.inside().locator('[data-game]')).toHaveAttribute('data-phase', 'playing')
})

test('a page from a file, and one that loads only what allows it, show the game with its worker', {
  tag: '@sample',
}, async ({ host, page }) => {
  const file = test.info().outputPath('lesson.html')
  writeFileSync(file, HOST_PAGE)
  for (const [around, shown] of [
    [`file://${file}`, ['plain']],
    [host.origin + ISOLATED, someOf(kinds, 2, 0)],
  ] as const) {
    await host.showOn(around, ...shown.map((kind) => ({ path: '/embed/connect-four?opponent=easy', kind })))
    for (const n of shown.keys()) {
      await host.press(n)
      await host.start(n)
      const inside = host.inside(n)
      await inside.getByRole('gridcell', { name: /^Row 6, column 4\b/ }).click()
      await expect(inside.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
    }
  }
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true)
})

test('a page that follows the heights comes to rest, and scrolls with a swipe on the panel', async ({
  host,
  page,
}) => {
  await host.show(
    { path: '/embed/tic-tac-toe', width: 300, height: 300 },
    { path: '/embed/tic-tac-toe', width: 390, height: 480 },
  )
  await page.evaluate(() => {
    document.body.style.paddingBottom = '3000px'
    addEventListener('message', ({ source, data }) => {
      for (const frame of document.querySelectorAll('iframe'))
        if (frame.contentWindow === source && data.type === 'height') frame.height = data.height
    })
  })
  await host.press(0)
  await host.press(1)
  await host.inside(0).locator('[data-panel]').hover()
  await expect(async () => {
    await page.mouse.wheel(0, 200)
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0)
  }).toPass()
  for (const n of [0, 1]) await host.start(n)
  const heights = (await host.heard()).filter((type) => type === 'height')
  expect(heights.length).toBeLessThanOrEqual(6)
})

test('pages that are not made for frames refuse them', async ({ host, page, complaints }) => {
  complaints.allow(/frame-ancestors|status of 404/)
  const paths = ['/games/snake', '/', '/settings', '/embed', '/embed/nothing']
  await host.show(...paths.map((path) => ({ path, width: 300, height: 200 })))
  const refused = () =>
    page.frames().filter((frame) => frame !== page.mainFrame() && /^chrome-error:/.test(frame.url()))
  await expect.poll(() => refused().length).toBe(paths.length)
})

/** The fragment of a recorded game of Tic Tac Toe. */
const REPLAY = `#play=${readFileSync('tests/games/tic-tac-toe/replays.txt', 'utf8').split(/\s/)[1]}`

test('replays are watched in frames, with a link to the same replay', { tag: '@sample' }, async ({
  host,
  page,
}) => {
  const size = { width: 440, height: 480 } as const
  // One without storage.
  const shown = someOf(kinds, 1, 1)
  await host.show(...shown.map((kind) => ({ path: `/embed/tic-tac-toe${REPLAY}`, kind, ...size })))
  for (const n of shown.keys()) {
    const inside = host.inside(n)
    await expect(inside.locator('[data-begin]')).toHaveText(embedTexts.cover.watch('Tic Tac Toe'), SHOWN)
    await host.press(n)
    await expect(inside.locator('[data-phase="watching"]')).toBeVisible()
    const link = inside.getByRole('link', { name: embedTexts.fullPage })
    await expect(link).toHaveAttribute('href', `/games/tic-tac-toe${REPLAY}`)
    await page.keyboard.press('End')
    await expect(inside.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const ends = async () => (await host.heard()).filter((type) => type === 'ended').length
    await expect.poll(ends).toBe(n + 1)
    await expect(inside.getByRole('button', { name: 'Share', exact: true })).toHaveCount(0)
    // Closed, it is a game that can be played.
    await inside.getByRole('button', { name: 'Close', exact: true }).click()
    await host.start(n)
    await expect(inside.locator('[data-game]')).toHaveAttribute('data-phase', 'playing')
  }
})

test('the end is reported with its figures, and offers nothing of the site', async ({ host, page }) => {
  await host.show({ path: '/embed/flappy-bird?seed=1' })
  await host.press()
  await host.start()
  await page.keyboard.press('Space')
  const inside = host.inside()
  await expect(inside.locator('[data-game]')).toHaveAttribute('data-phase', 'over', { timeout: 60_000 })
  const end = await page.evaluate(() => (window as unknown as { heard: { type: string }[] }).heard.at(-1))
  expect(end).toMatchObject({ source: 'pocket-arcade', version: 1, game: 'flappy-bird', type: 'ended' })
  expect((end as unknown as { figures: object }).figures).toHaveProperty('Score')
  const panel = inside.getByRole('dialog')
  await expect(panel.getByRole('button', { name: 'Play Again' })).toBeVisible()
  for (const name of ['Share result', 'Share', 'Settings', panelTexts.tools.embed])
    await expect(panel.getByRole('button', { name, exact: true })).toHaveCount(0)
  await expect(inside.getByRole('link')).toHaveCount(1)
})

test('the day’s start is the same in the frame and on the full page', async ({ host, page, game }) => {
  await host.show({ path: '/embed/today/snake' })
  const inside = host.inside()
  const link = inside.getByRole('link', { name: embedTexts.fullPage })
  await expect(link).toHaveAttribute('href', '/games/snake?day=today')
  await host.press()
  await expect(link).toHaveAttribute('href', /^\/games\/snake\?seed=\d+&day=\d{4}-\d\d-\d\d$/)
  const seed = await inside.locator('[data-game]').getAttribute('data-seed')
  await page.goto('/games/snake?day=today')
  await game.ready()
  await expect(page).toHaveURL(new RegExp(`/games/snake\\?seed=${seed}&day=\\d{4}-\\d\\d-\\d\\d$`))
  await expect(page.locator('[data-day-note]')).toBeVisible()
})

test('the link opens the full page in a new tab with the same start', async ({ host, context }) => {
  await host.show({ path: '/embed/snake?seed=7&speed=fast&theme=light' })
  const inside = host.inside()
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light')
  await host.press()
  await expect(inside.locator('html')).toHaveAttribute('data-theme', 'light')
  const opened = context.waitForEvent('page')
  await inside.getByRole('link', { name: embedTexts.fullPage }).click()
  const full = await opened
  await full.waitForLoadState()
  expect(new URL(full.url()).pathname + new URL(full.url()).search).toBe('/games/snake?speed=fast&seed=7')
  expect(await full.evaluate(() => window.opener)).toBeNull()
})

test('where new tabs are blocked, the link gives way to its address', async ({ host, complaints }) => {
  complaints.allow(/allow-popups/)
  await host.show({ path: '/embed/snake?seed=7', kind: 'sandboxed' })
  const inside = host.inside()
  const link = inside.getByRole('link', { name: embedTexts.fullPage })
  const address = inside.getByLabel(embedTexts.noNewTabs)
  await link.click()
  await expect(address).toHaveValue(`${host.site}/games/snake?seed=7`)
  await expect(link).toBeHidden()
  await host.press()
  await expect(address).toHaveValue(`${host.site}/games/snake?seed=7`)
  await expect(address).toBeInViewport({ ratio: 1 })
})

test('a script that cannot be loaded is reported on the cover, and tried again', async ({
  host,
  page,
  complaints,
}) => {
  complaints.allow(/Failed to load|net::/)
  await page.route(/assets\/index-.*\.js$/, (route) => route.abort())
  await host.show({ path: '/embed/snake' })
  const begin = host.inside().locator('[data-begin]')
  await begin.click()
  await expect(begin).toHaveText(embedTexts.cover.failed, SHOWN)
  await page.unrouteAll()
  await expect(async () => {
    // Once it has been loaded again, another press would start the game.
    if (await begin.locator('[data-for="failed"]').isVisible()) await begin.click({ timeout: 1000 })
    await expect(begin).toHaveText(embedTexts.cover.play('Snake'), { ...SHOWN, timeout: 1000 })
  }).toPass()
  await host.press()
})

const texts = embedTexts.dialog

test('the dialog of a game has its code and a preview', async ({ page, game }) => {
  await game.open('tic-tac-toe', 'seed=3&opponent=easy')
  await game.begin.click()
  await game.phase('playing')
  await page.keyboard.press('Escape')
  await game.phase('paused')
  await game.showMore()
  await game.button(panelTexts.tools.embed).click()
  const dialog = page.getByRole('dialog', { name: texts.title('Tic Tac Toe') })
  const code = dialog.locator('[data-embed-code]')
  const src = async () => /src="([^"]+)"/.exec(await code.inputValue())?.[1]?.replaceAll('&amp;', '&')
  const base = new URL(page.url()).origin
  expect(await src()).toBe(`${base}/embed/tic-tac-toe?opponent=easy&seed=3`)
  await expect(dialog.frameLocator('iframe').locator('[data-begin]')).toBeEnabled()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('radio', { name: texts.starts.position }).click()
  expect(await src()).toBe(`${base}/embed/tic-tac-toe?opponent=easy&position=.........`)
  await dialog.getByRole('radio', { name: texts.themes.light }).click()
  await dialog.getByRole('radio', { name: texts.starts.today }).click()
  expect(await src()).toBe(`${base}/embed/today/tic-tac-toe?theme=light`)
  await expect(dialog.frameLocator('iframe').locator('html')).toHaveAttribute('data-theme', 'light')
  await dialog.getByRole('radio', { name: texts.sizes.small }).click()
  expect(await code.inputValue()).toContain('width="360" height="400"')
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => {
      document.documentElement.dataset.copied = text
    }
  })
  await dialog.getByRole('button', { name: texts.copy }).click()
  await expect(page.locator('html')).toHaveAttribute('data-copied', await code.inputValue())
  // The preview is the page that others see.
  await dialog.frameLocator('iframe').locator('[data-begin]').click()
  await expect(dialog.frameLocator('iframe').locator('[data-game]')).toBeVisible()
  await page.keyboard.press('Escape')
})

test('the dialog of a replay has the code of the replay', async ({ page, game }) => {
  await page.goto(`/games/tic-tac-toe${REPLAY}`)
  await game.phase('watching')
  await game.button(panelTexts.tools.embed).click()
  const dialog = page.getByRole('dialog', { name: texts.title('Tic Tac Toe') })
  await expect(dialog.getByRole('radio', { name: texts.starts.today })).toHaveCount(0)
  await expect(dialog.locator('[data-embed-code]')).toHaveValue(/\/embed\/tic-tac-toe#play=[\w-]+"/)
  await expect(dialog.frameLocator('iframe').locator('[data-begin]')).toHaveText(
    embedTexts.cover.watch('Tic Tac Toe'),
    SHOWN,
  )
})
