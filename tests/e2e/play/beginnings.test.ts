/** How a game begins: what is loaded for it, and that nothing moves under the pointer that starts it. */
import { ruleFaults } from '../layout/hints'
import { expect, PLAYED, test } from '../support/fixtures'
import { frames } from '../support/rest'

/** The files that a page has loaded before the start, without the hashes of the build. */
const nameOf = (url: string) =>
  new URL(url).pathname
    .split('/')
    .at(-1)
    ?.replace(/-[\w-]{8}(?=\.\w+$)/, '') ?? ''

test.describe('with a service worker', () => {
  // As wide as possible without a promotion beside the game.
  test.use({ serviceWorkers: 'allow', viewport: { width: 1100, height: 768 } })
  test('what a game does not need to begin is loaded later', async ({ page, game }) => {
    // Even for visitors who have finished a game, for whom the site is cached.
    await page.addInitScript(PLAYED)
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(nameOf(request.url())))
    await game.open('snake')
    // Anything that is loaded too early would be requested by then.
    await game.passes(3000)
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })))
    const copy = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    const late = (name: string) => /\.(webm|mp3)$|^(settings|speaker|howl)\b|^sw\.js$/.test(name)
    expect(loaded.filter(late)).toEqual([])
    expect(await copy()).toBe(0)
    // Of all images only its own cover, for the glow, and the emoji of its modes.
    const pictures = loaded.filter((name) => /\.(svg|png|jpe?g|webp)$/.test(name))
    expect(pictures.filter((name) => !/^(icon|noto-.*)\.svg$/.test(name))).toEqual(['cover.svg'])
    await game.begin.click()
    await expect.poll(() => loaded.some((name) => /\.(webm|mp3)$/.test(name))).toBe(true)
    await expect.poll(copy).toBe(1)
  })
})

for (const id of ['slice-storm', 'jigsaw-puzzle'])
  test(`${id} keeps its start button from the first moment on`, async ({ page, game }) => {
    // Notes each start button that existed when a frame was drawn.
    await page.addInitScript(() => {
      const seen = new Set<Element>()
      const look = () => {
        const button = document.querySelector('[data-game] [data-panel] [data-autofocus]')
        if (button) seen.add(button)
        Object.assign(window, { seen: seen.size })
        requestAnimationFrame(look)
      }
      requestAnimationFrame(look)
    })
    await game.open(id)
    await game.passes(500)
    expect(await page.evaluate(() => (window as unknown as { seen: number }).seen)).toBe(1)
  })

test('Blue Block Runner has its best score before the first score', async ({ game }) => {
  await game.open('blue-block-runner')
  await expect(game.hud('Best')).toBeVisible()
  await expect(game.hud('Best')).toContainText('0')
  await game.begin.click()
  await game.phase('playing')
  await expect(game.hud('Best')).toBeVisible()
})

test('a first game shows its tutorial hint until it was done, and a demo before', async ({ page, game }) => {
  await game.open('flappy-bird')
  const field = page.locator('[data-field]')
  await expect(field).toHaveAttribute('data-demo', 'true')
  await game.begin.click()
  await game.phase('playing')
  await expect(field).not.toHaveAttribute('data-demo')
  await expect(game.hud('Score')).toContainText('0')
  const hint = page.locator('[data-tutorial-hint]')
  await expect(hint).toHaveText('Flap with Space↑ to stay in the air')
  await page.keyboard.press('Space')
  await expect(hint).toBeHidden()
  await page.keyboard.press('r')
  await game.phase('playing')
  await game.passes(400)
  await expect(hint).toBeHidden()
})

test('a first game of a board shows a rule of its mode until its first move', async ({ page, game }) => {
  const rule = page.locator('[data-first-rule]')
  const begin = async (mode: string) => {
    await game.visit('klondike', mode)
    await expect(rule).toBeHidden()
    await game.begin.click()
    await game.phase('playing')
  }
  await begin('seed=42&kind=klondike')
  await expect(rule).toHaveText('Drag or press cards to build each suit from ace to king.')
  await begin('seed=42&kind=freecell')
  await expect(rule).toHaveText('Build the foundations with all cards face up and four free cells.')
  await begin('seed=42&kind=klondike')
  await expect(rule).toBeVisible()
  await game.button('Hint').click()
  await expect(rule).toBeHidden()
  await expect(page.locator('[data-hint-text] p')).toBeVisible()
  await page.keyboard.press('s')
  await expect(rule).toBeHidden()
  await begin('seed=42&kind=klondike')
  await expect(rule).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } })
  test('words beside a board follow it when the window is rotated', async ({ page, game }) => {
    await game.open('minesweeper')
    await game.begin.tap()
    await game.phase('playing')
    await expect(page.locator('[data-first-rule]')).toBeVisible()
    await page.setViewportSize({ width: 640, height: 360 })
    await expect(page.locator('[data-game]')).toHaveCSS('width', '640px')
    await frames(page, 20)
    expect(await ruleFaults(page)).toEqual([])
  })
})

test('no mark is held over a board until something points at a cell', async ({ page, game }) => {
  const marks = page.getByRole('gridcell').locator('svg')
  await game.open('tic-tac-toe', 'opponent=two')
  await game.begin.click()
  await game.phase('playing')
  await expect(page.getByRole('gridcell').first()).toBeFocused()
  await expect(marks).toHaveCount(0)
  await page.keyboard.press('ArrowRight')
  await expect(marks).toHaveCount(1)
})

test('with reduced motion there is no demo behind the start panel', async ({ page, game }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await game.open('flappy-bird')
  await game.passes(3000)
  await expect(page.locator('[data-field]')).not.toHaveAttribute('data-demo')
})

test.describe('drawn', () => {
  test.use({ drawn: true, viewport: { width: 640, height: 620 } })
  test('a scene that waits moves, and stands still with reduced motion', { tag: '@proof' }, async ({
    page,
    game,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      await page.emulateMedia({ reducedMotion })
      await game.visit('bubble-shooter')
      await game.begin.click()
      await game.phase('playing')
      await game.passes(1000)
      const isStill = async () => {
        const before = await game.field.screenshot()
        await frames(page, 20)
        return before.equals(await game.field.screenshot())
      }
      // Its pictures may come later.
      await expect.poll(isStill, { message: reducedMotion }).toBe(reducedMotion === 'reduce')
    }
  })
})
