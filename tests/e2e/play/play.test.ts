/** What all games share, in a browser: automatic pauses, seeds, reload and resume, shortcuts, sharing. */
import type { Page } from 'playwright/test'
import { sessionTexts } from '../../../src/play/texts/session'
import { shareTexts } from '../../../src/play/texts/share'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { resizeTo, settled } from '../support/layouts'
import { colorsOf } from '../support/pixels'
import { frames } from '../support/rest'

test.use({ ...SHARED_PAGE, muted: false })

/** Takes the graphics context from the page, or restores it, like a crash of the GPU process. */
const graphics = (page: Page, name: 'loseContext' | 'restoreContext') =>
  page.evaluate((call) => {
    const canvas = document.querySelector('canvas.stage-canvas') as HTMLCanvasElement & {
      lost?: WEBGL_lose_context | undefined
    }
    canvas.lost ??= canvas.getContext('webgl2')?.getExtension('WEBGL_lose_context') ?? undefined
    canvas.lost?.[call]()
  }, name)

test('pauses when the tab is hidden, and never resumes by itself', async ({ page, game }) => {
  await game.open('snake')
  await game.begin.click()
  await game.phase('playing')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await game.phase('paused')
  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await frames(page, 10)
  await game.phase('paused')
  await game.button('Resume').click()
  await game.phase('playing')
})

test('gets the keys when a tool started it: the next press is the game’s, not a second one of the tool', async ({
  page,
  game,
}) => {
  await game.open('flappy-bird')
  await game.begin.click()
  await game.phase('playing')
  await page.keyboard.press('Escape')
  await game.phase('paused')
  const tool = page.locator('[data-tools]').getByRole('button', { name: 'Restart' })
  await tool.click()
  await game.phase('playing')
  await expect(tool).not.toBeFocused()
  await expect(game.root).toBeFocused()
})

test.describe('drawn', () => {
  test.use({ drawn: true, viewport: { width: 640, height: 480 } })
  test('pauses when the window loses focus, a gamepad is unplugged, or the graphics context is lost', async ({
    page,
    game,
    pad,
  }) => {
    await game.open('breakout')
    await pad.plug()
    await game.begin.click()
    await page.evaluate(() => window.dispatchEvent(new Event('blur')))
    await game.phase('paused')
    await game.button('Resume').click()
    await game.phase('playing')
    // One that nobody plays with may switch off.
    await pad.unplug()
    await game.phase('playing')
    await pad.plug()
    await pad.press('DpadLeft')
    await pad.unplug()
    await game.phase('paused')
    await game.button('Resume').click()
    await game.phase('playing')
    await graphics(page, 'loseContext')
    await game.phase('paused')
    await game.button('Resume').click()
    await frames(page, 10)
    await game.phase('paused')
    await graphics(page, 'restoreContext')
    await frames(page, 5)
    await game.button('Resume').click()
    await game.phase('playing')
    // After the return a scene is drawn again, not an empty field.
    await expect.poll(() => colorsOf(game.field)).toBeGreaterThan(8)
  })
})

test('shows a message if the graphics stay away, and tries again with the next game', async ({
  page,
  game,
}) => {
  await game.open('snake')
  await game.begin.click()
  await graphics(page, 'loseContext')
  await game.hastened(() =>
    expect(page.getByRole('heading', { name: 'This game needs WebGL' })).toBeVisible(),
  )
  await page.getByRole('button', { name: 'Home' }).click()
  await page.getByRole('link', { name: 'Play Now Pong' }).first().click()
  await game.ready()
  await game.begin.click()
  await game.phase('playing')
})

test('has a Light/Dark toggle and a key to start where the specification requires them', async ({
  page,
  game,
}) => {
  await game.open('blue-block-runner')
  const theme = () => page.locator('html').getAttribute('data-theme')
  await game.button('Light').click()
  expect(await theme()).toBe('light')
  await game.button('Dark').click()
  expect(await theme()).toBe('dark')
  await game.visit('tug-of-war')
  await expect(game.button('Two players here')).toBeVisible()
  await page.keyboard.press('Space')
  await game.phase('playing')
  expect(page.url()).toContain('tug-of-war')
})

test('starts the same game from the same seed', async ({ page, game }) => {
  const score = async () => {
    await game.visit('flappy-bird', 'seed=7')
    await game.begin.click()
    await game.phase('playing')
    await page.keyboard.press('Space')
    await game.over()
    return game.hud('Score').textContent()
  }
  expect(await score()).toBe(await score())
})

test('reports unknown values in the address, and can still be played', async ({ page, game }) => {
  await game.open('connect-four', 'seed=abc&opponent=wizard&position=99999')
  await expect(page.getByText(/“abc”/)).toBeVisible()
  await expect(page.getByText(/“wizard”/)).toBeVisible()
  await game.begin.click()
  await game.phase('playing')
})

test('resumes a turn-based game after a reload, with undo, and restarts real-time games', async ({
  page,
  game,
}) => {
  await page.goto('/games/tic-tac-toe')
  await game.ready()
  await game.begin.click()
  await page.getByRole('gridcell', { name: /Row 1, column 1/ }).click()
  await page.getByRole('gridcell', { name: /Row 2, column 2/ }).click()
  await page.reload()
  await game.phase('paused')
  await expect(page.getByRole('gridcell', { name: /Row 1, column 1, X/ })).toBeVisible()
  await game.button('Resume').click()
  await expect(page.getByRole('gridcell', { name: /Row 2, column 2, O/ })).toBeVisible()
  await game.button('Undo').click()
  await expect(page.getByRole('gridcell', { name: /Row 2, column 2, empty/ })).toBeVisible()
  await page.keyboard.press('Control+Shift+Z')
  await expect(page.getByRole('gridcell', { name: /Row 2, column 2, O/ })).toBeVisible()
})

test('resumes a puzzle after a reload, and lays it out again in a rotated window', async ({ page, game }) => {
  await game.open('jigsaw-puzzle', '')
  await game.begin.click()
  await game.phase('playing')
  // A piece is picked up, moved aside and dropped; the first press ends the animation in which the picture breaks up.
  for (const key of ['Enter', 'ArrowUp', 'ArrowRight', 'Enter']) {
    await page.keyboard.press(key)
    await frames(page, 3)
  }
  const moves = await game.hud('Moves').textContent()
  expect(Number(moves)).toBeGreaterThan(0)
  await page.reload()
  await game.phase('paused')
  await expect(game.hud('Moves')).toHaveText(moves ?? '')
  await game.button('Resume').click()
  await game.phase('playing')
  await page.setViewportSize({ width: 700, height: 900 })
  await game.phase('paused')
  await expect(game.root).toContainText(sessionTexts.pause.turned)
  await game.button('Resume').click()
  await game.phase('playing')
  await expect(game.hud('Moves')).toHaveText(moves ?? '')
  const field = await game.field.boundingBox()
  expect((field?.height ?? 0) / (field?.width ?? 1)).toBeGreaterThan(1)
})

test('handles the shared keys: pause, restart, mute, help, undo', async ({ page, game }) => {
  await game.open('2048')
  await page.keyboard.press('Enter')
  await game.phase('playing')
  await page.keyboard.press('p')
  await game.phase('paused')
  await page.keyboard.press('p')
  await game.phase('playing')
  await page.keyboard.press('m')
  await expect(page.getByRole('button', { name: 'Unmute' })).toBeVisible()
  await page.keyboard.press('h')
  await expect(page.getByRole('dialog', { name: /How to play/ })).toBeVisible()
  await game.phase('paused')
  await page.keyboard.press('Escape')
  await game.button('Resume').click()
  for (const key of ['ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(key)
  await expect(game.button('Undo')).toBeEnabled()
  await page.keyboard.press('u')
  await expect(game.button('Redo')).toBeEnabled()
  await page.keyboard.press('r')
  await expect(game.hud('Score')).toHaveText('0')
})

test('copies an address that starts this game', async ({ context, page, game }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await game.open('connect-four', 'position=4453')
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByText(shareTexts.startCopied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/games\/connect-four\?position=4453$/,
  )
  // The page is used again.
  await context.clearPermissions()
})

test('restarts within two frames', async ({ page, game }) => {
  for (const id of ['breakout', '2048']) {
    await game.visit(id)
    await page.keyboard.press('Enter')
    await game.phase('playing')
    const seedAfter = (count: number) =>
      page.evaluate(async (count) => {
        window.dispatchEvent(new KeyboardEvent('keydown', { code: 'KeyR', key: 'r', bubbles: true }))
        for (let n = 0; n < count; n++) await new Promise(requestAnimationFrame)
        const { seed, phase } = (document.querySelector('[data-game]') as HTMLElement).dataset
        return { seed, phase }
      }, count)
    const before = await game.root.getAttribute('data-seed')
    const { seed, phase } = await seedAfter(2)
    expect(phase).toBe('playing')
    expect(seed).not.toBe(before)
  }
})

test('never scrolls the page by the keys of a game', async ({ page, game }) => {
  await page.setViewportSize({ width: 900, height: 420 })
  await game.open('snake')
  await page.keyboard.press('Enter')
  for (const key of ['ArrowDown', 'Space', 'PageDown', 'ArrowUp']) await page.keyboard.press(key)
  await page.mouse.move(450, 250)
  await page.mouse.wheel(0, 400)
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test.describe('on phones and tablets', () => {
  test.use(PHONE)
  // `layout/phone.test.ts` checks the sizes of phones.
  test('field, stats and controls fit large windows', async ({ page, game }) => {
    await game.open('snake')
    await game.begin.click()
    await game.phase('playing')
    for (const [width, height] of [
      [768, 1024],
      [1920, 1080],
    ] as const) {
      const layout = { width, height, touch: true }
      await resizeTo(page, layout)
      const { seen, why } = await settled(page, layout)
      // A large landscape touch screen has its controls below the field: there nothing may be cut off.
      const faults = width > height && height > 600 ? seen.cut : [why].filter((fault) => fault !== null)
      expect(faults, `${width}x${height}`).toEqual([])
      expect(seen.control).toBeGreaterThanOrEqual(48)
    }
  })
})
