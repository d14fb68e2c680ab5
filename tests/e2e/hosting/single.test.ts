/** Games that are one file: opened from disk, without a network, and in a frame without an origin. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FrameLocator, Page } from 'playwright/test'
import { embedTexts } from '../../../src/play/texts/embed'
import { ownTexts } from '../../../src/play/texts/own'
import { panelTexts } from '../../../src/play/texts/panels'
import { uiTexts } from '../../../src/ui/texts'
import { games } from '../../support/games'
import { OwnForm } from '../own/own'
import { expect, test } from '../support/fixtures'
import { type Hand, handOf } from '../support/hands'
import { partsOf } from '../support/parts'
import { planOf } from '../support/plan'
import { redness, redPicture } from '../support/red-picture'

/** One of each kind: a board with a computer, and a scene. */
const BOARD = 'connect-four'
const SCENE = 'snake'

/** Upright, and on its side. */
const PHONES = [
  [390, 844],
  [844, 390],
] as const

const GAMES_PER_TEST = 4

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#a3400b"/></svg>'
const SITE = { logo: 'logo.svg', accent: { dark: '#ff9d5c', light: '#a3400a' }, languages: ['de'] }

function build(args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  // The language of the tests is not that of the site.
  const { SITE_LANGUAGE, ...others } = process.env
  execFileSync('node', ['.tools/pack.mjs', '--single', ...args], { env: { ...others, ...env } })
}
const fileOf = (id: string) => join(process.cwd(), 'release', `${id}.html`)
const addressOf = (id: string) => pathToFileURL(fileOf(id)).href

/** Everything that a page asks for, refused or not, apart from what is inside. */
function requestsOf(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    if (!/^(?:data|blob):/.test(url)) asked.push(url)
  })
  return asked
}

/** Shows a file in a frame that has no origin, and so no storage. */
async function sandboxed(page: Page, source: string): Promise<FrameLocator> {
  const host = test.info().outputPath('host.html')
  const frame = `<iframe sandbox="allow-scripts" src="${source}" width="900" height="700"></iframe>`
  writeFileSync(host, `<!doctype html>${frame}`)
  await page.goto(pathToFileURL(host).href)
  return page.frameLocator('iframe')
}

/** Plays the plan of a game from its file, and expects no request but that of the file. */
async function playFile(hand: Hand, id: string): Promise<void> {
  const { page, game } = hand
  const plan = await planOf(id)
  const address = new URL(`${addressOf(id)}?${plan.query}`).href
  const asked = requestsOf(page)
  await page.goto(address)
  await game.ready()
  await game.calm(games.find((each) => each.id === id)?.kind)
  await hand.press(plan.start ? game.button(plan.start) : game.begin)
  await game.phase('playing')
  await plan.keyboard(hand)
  await game.over()
  await expect(game.end).toContainText(plan.ends)
  expect(asked).toEqual([address])
}

test.describe('a single file', () => {
  // Both are built once.
  test.describe.configure({ mode: 'serial' })
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test.beforeAll(() => build([BOARD, SCENE]))
  test.beforeEach(({ context }) => context.setOffline(true))

  test('has no other game, and no address of its own', () => {
    for (const id of [BOARD, SCENE]) {
      const text = readFileSync(fileOf(id), 'utf8')
      const page = text.slice(text.indexOf('-->'))
      expect(page).not.toMatch(/ (?:href|src)="(?!data:)/)
      expect(page).toContain(`data-embed="${id}"`)
      expect(text.length).toBeLessThan(id === BOARD ? 500_000 : 760_000)
    }
  })

  // In small frames of other pages the start panel has less, and on the site the header of the page has the title.
  test('on phones the start panel has its title, modes and rule', async ({ page, game }) => {
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height })
      await page.goto(addressOf(SCENE))
      await game.ready()
      const panel = game.root.locator('[data-panel]')
      await expect(panel.locator('[data-modes]')).toBeInViewport({ ratio: 1 })
      await expect(panel.locator('[data-help]')).toBeInViewport({ ratio: 1 })
      const title = await panel.getByRole('heading', { level: 2 }).boundingBox()
      // What only screen readers find has 1 pixel.
      expect(title?.height).toBeGreaterThan(20)
    }
  })

  test('a scene is played to its end, and its best result is kept', async ({ page, game, fingers, pad }) => {
    const hand = handOf('keyboard', { page, game, fingers, pad })
    await playFile(hand, SCENE)
    await game.showMore()
    await expect(game.button(panelTexts.tools.openReplay)).toBeVisible()
    for (const absent of [panelTexts.end.shareResult, panelTexts.allGames])
      await expect(game.end.getByText(absent)).toHaveCount(0)
    await expect(page.getByText(embedTexts.notKept)).toHaveCount(0)
    const kept = await page.evaluate(() => Object.keys(localStorage))
    expect(kept.filter((key) => !key.startsWith('pocket-arcade/'))).toEqual([])
    expect(kept).toContain('pocket-arcade/records')
  })

  test('a board is played to its end', async ({ page, game, fingers, pad }) => {
    await playFile(handOf('keyboard', { page, game, fingers, pad }), BOARD)
  })

  test('without an origin the computer answers, and records are said not to be kept', async ({ page }) => {
    const source = `${addressOf(BOARD)}?opponent=perfect`
    const asked = requestsOf(page)
    const inside = await sandboxed(page, source)
    await expect(inside.getByText(embedTexts.notKept)).toBeVisible()
    await inside.locator('[data-panel] [data-autofocus]').click()
    await inside.getByRole('gridcell', { name: /^Row 6, column 4\b/ }).click()
    await expect(inside.getByRole('gridcell', { name: /yellow/ })).toHaveCount(1)
    expect(page.workers()).toHaveLength(1)
    expect(asked).toEqual([page.url(), source])
  })
})

test('a single file of an own site has its looks and a teacher’s pairs, also without an origin', {
  tag: '@proof',
}, async ({ page, context }) => {
  const pairs = test.info().outputPath('pairs.txt')
  writeFileSync(pairs, '7 x 8 = 56\ncat = Katze\ndog = Hund\n')
  const site = test.info().outputPath('site.json')
  writeFileSync(test.info().outputPath('logo.svg'), LOGO)
  writeFileSync(site, JSON.stringify(SITE))
  build(['memory-match', '--own', pairs], { SITE_FILE: site })
  await context.setOffline(true)
  const host = await sandboxed(page, addressOf('memory-match'))
  await expect(host.locator('[data-own-used]')).toBeVisible()
  const file = host.locator('html')
  await expect(file).toHaveAttribute('lang', 'de')
  await expect(file.locator('link[rel=icon]')).toHaveAttribute('href', /%23a3400b/)
  await expect(host.locator('[data-panel] [data-autofocus]')).toHaveCSS(
    'background-color',
    'rgb(255, 157, 92)',
  )
  await host.locator('[data-panel] [data-autofocus]').click()
  await expect(host.getByRole('gridcell')).toHaveCount(6)
})

test.describe('on the site', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  /** Presses the button of the form, and opens the file that is saved from disk, offline. */
  async function saved(page: Page): Promise<void> {
    const downloaded = page.waitForEvent('download')
    await new OwnForm(page).press(ownTexts.form.save)
    const download = await downloaded
    const path = test.info().outputPath(download.suggestedFilename())
    await download.saveAs(path)
    await page.context().setOffline(true)
    await page.goto(pathToFileURL(path).href)
  }

  test('a visitor saves own pairs as one file, which is played offline', async ({
    page,
    game,
    complaints,
  }) => {
    await game.open('memory-match', 'players=2')
    const form = new OwnForm(page)
    await form.open()
    await form.fill('7 x 8 = 56\ncat = Katze\ndog = Hund\n')
    await page.context().setOffline(true)
    complaints.allow(/ERR_INTERNET_DISCONNECTED/)
    await form.press(ownTexts.form.save)
    await expect(page.getByText(uiTexts.part.missing(ownTexts.form.save))).toBeVisible()
    await page.context().setOffline(false)
    // A host that answers unknown addresses with a page of the site.
    const address = '**/single/memory-match.html'
    await page.route(address, (route) => route.fulfill({ path: 'dist/shell.html' }))
    complaints.allow(/no game in one file/)
    const refused = page.waitForEvent('console', (message) => message.text().includes('no game in one file'))
    await form.press(ownTexts.form.save)
    await refused
    await page.unroute(address)

    const asked = requestsOf(page)
    await saved(page)
    await expect(page.locator('[data-own-used]')).toBeVisible()
    await expect(game.root.getByRole('radio', { name: 'Two', exact: true })).toBeChecked()
    await game.begin.click()
    const cards = game.root.getByRole('gridcell')
    await expect(cards).toHaveCount(6)
    await cards.first().click()
    await expect(cards.first()).toHaveAccessibleName(/ (?:7 x 8|56|cat|Katze|dog|Hund)$/)
    expect(asked.filter((url) => url.startsWith('http'))).toEqual([expect.stringContaining('/single/')])
  })

  test.describe('with pictures', () => {
    test.use({ drawn: true })
    test('a visitor saves an own picture as one file', async ({ page, game }) => {
      await game.open('sliding-puzzle', 'size=3')
      const form = new OwnForm(page)
      await form.open()
      await form.form
        .locator('input[type="file"]')
        .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: redPicture() })
      await expect(form.form).toContainText('48 × 48 pixels')
      await saved(page)
      await expect(page.locator('[data-own-used]')).toBeVisible()
      await game.begin.click()
      await expect.poll(() => redness(game.root.locator('[data-field]').first())).toBeGreaterThan(5)
    })
  })
})

test.describe('every game as a single file', { tag: '@proof' }, () => {
  test.beforeEach(({ context }) => context.setOffline(true))
  for (const part of partsOf(games, GAMES_PER_TEST))
    test(`to the end: ${part.map(({ id }) => id).join(', ')}`, async ({ page, game, fingers, pad }) => {
      const ids = part.map(({ id }) => id)
      build(ids)
      for (const id of ids) await playFile(handOf('keyboard', { page, game, fingers, pad }), id)
    })
})
