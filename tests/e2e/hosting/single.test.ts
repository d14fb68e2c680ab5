/** Games that are one file: opened from disk, without a network, and in a frame without an origin. */
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FrameLocator, Page } from 'playwright/test'
import { embedTexts } from '../../../src/play/texts/embed'
import { panelTexts } from '../../../src/play/texts/panels'
import { games } from '../../support/games'
import { expect, test } from '../support/fixtures'
import { type Hand, handOf } from '../support/hands'
import { partsOf } from '../support/parts'
import { planOf } from '../support/plan'

/** One of each kind: a board with a computer, and a scene. */
const BOARD = 'connect-four'
const SCENE = 'snake'

/** Upright, and on its side. */
const PHONES = [
  [390, 844],
  [844, 390],
] as const

const GAMES_PER_TEST = 4

function build(...ids: readonly string[]): void {
  const env = { ...process.env, NODE_ENV: 'production' }
  execFileSync('node', ['.tools/pack.mjs', '--single', ...ids], { env })
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
  test.beforeAll(() => build(BOARD, SCENE))
  test.beforeEach(({ context }) => context.setOffline(true))

  test('has no other game, and no address of its own', () => {
    for (const id of [BOARD, SCENE]) {
      const text = readFileSync(fileOf(id), 'utf8')
      const page = text.slice(text.indexOf('-->'))
      expect(page).not.toMatch(/ (?:href|src)="(?!data:)/)
      expect(page).toContain(`data-embed="${id}"`)
      expect(text.length).toBeLessThan(id === BOARD ? 560_000 : 1_100_000)
    }
  })

  // In small frames of other pages the start panel has less, and on the site the header of the page has the title.
  test('on phones the start panel has its title, modes and rules', async ({ page, game }) => {
    for (const [width, height] of PHONES) {
      await page.setViewportSize({ width, height })
      await page.goto(addressOf(SCENE))
      await game.ready()
      const panel = game.root.locator('[data-panel]')
      await expect(panel.locator('[data-modes]')).toBeInViewport({ ratio: 1 })
      await expect(panel.getByRole('listitem').first()).toBeInViewport({ ratio: 1 })
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

test('a single file has a teacher’s pairs inside, also without an origin', async ({ page, context }) => {
  const pairs = test.info().outputPath('pairs.txt')
  writeFileSync(pairs, '7 x 8 = 56\ncat = Katze\ndog = Hund\n')
  build('memory-match', '--own', pairs)
  await context.setOffline(true)
  const host = await sandboxed(page, addressOf('memory-match'))
  await expect(host.locator('[data-own-used]')).toBeVisible()
  await host.locator('[data-panel] [data-autofocus]').click()
  await expect(host.getByRole('gridcell')).toHaveCount(6)
})

test.describe('every game as a single file', { tag: '@proof' }, () => {
  test.beforeEach(({ context }) => context.setOffline(true))
  for (const part of partsOf(games, GAMES_PER_TEST))
    test(`to the end: ${part.map(({ id }) => id).join(', ')}`, async ({ page, game, fingers, pad }) => {
      const ids = part.map(({ id }) => id)
      build(...ids)
      for (const id of ids) await playFile(handOf('keyboard', { page, game, fingers, pad }), id)
    })
})
