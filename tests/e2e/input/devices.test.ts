/** Settings for the visitor's devices: left-handed layout, larger controls, a stick, vibration; and labels on a rotated field. */
import type { Page } from 'playwright/test'
import type { Settings } from '../../../src/engine/storage/values/settings'
import { settingsTexts } from '../../../src/site/texts/settings'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { measure } from '../support/layouts'
import { cell } from '../support/moves'
import { frames, middleAtRest } from '../support/rest'
import { partOf } from '../support/settings'

test.use({ ...PHONE, ...SHARED_PAGE })

/** The settings of an earlier visit. */
const keep = (page: Page, data: Partial<Settings>) =>
  page.addInitScript((text) => localStorage.setItem('settings', text), JSON.stringify({ version: 1, data }))

async function play(game: GamePage, id: string, query?: string): Promise<void> {
  await game.visit(id, query)
  // A quick tap at the same place, before and after this one, would be the second half of a double tap.
  await frames(game.page, 25)
  await game.begin.tap()
  await game.phase('playing')
  await frames(game.page, 25)
}

const boxOf = (page: Page, name: string) =>
  page
    .locator(`[data-touch-controls] [aria-label="${name}"]`)
    .evaluate((button) => button.getBoundingClientRect().toJSON() as DOMRect)

test('left-handed puts arrows on the right and buttons on the left, in portrait and landscape, and is stored', async ({
  page,
  game,
}) => {
  await play(game, 'asteroids')
  expect((await boxOf(page, 'Left')).right).toBeLessThan((await boxOf(page, 'Fire')).left)
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap()
  await partOf(page, 'controls').tap()
  await page.getByRole('switch', { name: settingsTexts.hand.name }).tap()
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).toHaveAttribute('data-hand', 'left')
  await page.waitForFunction(() => localStorage.getItem('settings')?.includes('"hand":"left"'))
  await game.open('asteroids')
  await game.begin.tap()
  await game.phase('playing')
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect
      .poll(async () => (await boxOf(page, 'Left')).left - (await boxOf(page, 'Fire')).right)
      .toBeGreaterThanOrEqual(8)
  }
  // The arrows of a maze are beside it.
  await play(game, 'invisible-maze')
  await expect
    .poll(async () => {
      const [maze, right] = await Promise.all(
        [page.getByRole('grid'), game.button('Right')].map((part) => part.boundingBox()),
      )
      return (maze?.x ?? 0) - (right?.x ?? 0) - (right?.width ?? 0)
    })
    .toBeGreaterThanOrEqual(0)
})

test('controls have the chosen size, none is cut off, none is below 48 px', async ({ page, game }) => {
  await play(game, 'breakout')
  const usual = (await boxOf(page, 'Left')).width
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap()
  await partOf(page, 'controls').tap()
  const slider = page.getByRole('slider', { name: settingsTexts.controlSize.name })
  await slider.fill('80')
  await expect.poll(async () => (await boxOf(page, 'Left')).width).toBeCloseTo(usual * 0.8, 0)
  await slider.fill('140')
  await expect.poll(async () => (await boxOf(page, 'Left')).width).toBeGreaterThan(usual * 1.1)
  await page.waitForFunction(() => localStorage.getItem('settings')?.includes('"controlSize":1.4'))
  for (const [width, height] of [
    [320, 568],
    [667, 375],
  ] as const) {
    await page.setViewportSize({ width, height })
    for (const id of ['asteroids', 'invisible-maze']) {
      await play(game, id)
      // The page header slides away first.
      await expect
        .poll(
          async () => {
            const { cut, control } = await measure(page)
            return cut.length === 0 && control >= 48
          },
          { message: `${id} at ${width}x${height}` },
        )
        .toBe(true)
    }
  }
})

test('a stick instead of four arrows appears at the thumb and steers where it points', async ({
  page,
  game,
  fingers,
}) => {
  await keep(page, { stick: true })
  await play(game, 'frogger')
  await expect(page.locator('[data-touch-controls] button')).toHaveCount(0)
  const stick = page.locator('[data-stick]')
  const push = async (dx: number, dy: number) => {
    const box = (await stick.boundingBox()) as { x: number; y: number; width: number; height: number }
    const [x, y] = [box.x + box.width * 0.6, box.y + box.height / 2]
    await fingers.down({ x, y })
    const middle = await stick.evaluate((area) => {
      const base = (area.firstElementChild as Element).getBoundingClientRect()
      return [base.x + base.width / 2, base.y + base.height / 2] as const
    })
    expect(Math.hypot(middle[0] - x, middle[1] - y)).toBeLessThan(2)
    await fingers.move({ x: x + dx, y: y + dy })
    await frames(page, 3)
  }
  await push(0, -50)
  await fingers.up()
  await expect(game.hud('Score')).toHaveText('10')
})

/** The elements that are under a toast. */
const underToasts = (page: Page, elements: string, message = '.Toastify__toast') =>
  page.locator(message).evaluate((toast, selector) => {
    const box = toast.getBoundingClientRect()
    return [...document.querySelectorAll(selector)].flatMap((element) => {
      const other = element.getBoundingClientRect()
      const apart =
        other.right <= box.left ||
        other.left >= box.right ||
        other.bottom <= box.top ||
        other.top >= box.bottom
      return apart ? [] : [element.textContent || element.getAttribute('aria-label')]
    })
  }, elements)

test('toasts during a game cover no stat and no tool', async ({ page, game }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await play(game, 'blue-block-runner')
    await expect(page.getByText('Single player game started!').last()).toBeVisible()
    // Where the header is hidden.
    await expect(page.locator('html')).toHaveAttribute('data-playing', '')
    expect(await underToasts(page, '[data-stat], [data-tools] > *'), `${width}x${height}`).toEqual([])
    // Words in the field of a real-time game, which take no press.
    const [words, field] = await Promise.all([
      page.locator('.Toastify__toast').boundingBox(),
      page.locator('[data-field]').boundingBox(),
    ])
    expect(words?.y, `${width}x${height}`).toBeGreaterThan(field?.y ?? Number.NaN)
    expect(words?.y, `${width}x${height}`).toBeLessThan((field?.y ?? 0) + (field?.height ?? 0) / 4)
    await expect(page.locator('.Toastify__toast')).toHaveCSS('pointer-events', 'none')
  }
  // And no button of the header, once it is back.
  await page.keyboard.press('Escape')
  await expect(page.locator('html')).not.toHaveAttribute('data-playing')
  expect(await underToasts(page, 'header :is(a, button)')).toEqual([])
})

/** Nothing of a board lies under a message about a square that is taken. */
async function expectFreeBoard(page: Page, size: string) {
  // A taken square is marked as disabled, and is taken at once in a game that is resumed.
  await cell(page, 1, 1).click({ force: true })
  // Not a double tap.
  await frames(page, 25)
  await cell(page, 1, 1).click({ force: true })
  await expect(page.locator('.Toastify__toast')).toBeVisible()
  const all = '[data-field], [data-stat], [data-tools] > *, [data-promo], header :is(a, button)'
  expect(await underToasts(page, all), size).toEqual([])
}

test('messages of a board cover no field, no stat, no tool and no button', async ({ page, game }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [1180, 820],
  ] as const) {
    await page.setViewportSize({ width, height })
    await play(game, 'tic-tac-toe')
    await expectFreeBoard(page, `${width}x${height}`)
  }
})

test('tools over a field that fills the window are visible in the light theme, too', async ({
  page,
  game,
}) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await play(game, 'slice-storm')
  const [ink, ground] = await page.getByRole('button', { name: 'Pause' }).evaluate((button) => {
    const { color, backgroundColor } = getComputedStyle(button)
    return [color, backgroundColor].map((text) =>
      (text.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
    )
  })
  expect(Math.abs((ink ?? 0) - (ground ?? 0))).toBeGreaterThan(400)
})

test('vibration works, and can be turned off', async ({ page, game }) => {
  await page.addInitScript(() => {
    const felt: unknown[] = []
    Object.assign(window, { felt })
    navigator.vibrate = (ms) => felt.push(ms) > 0
  })
  const felt = () => page.evaluate(() => (window as unknown as { felt: unknown[] }).felt.splice(0))
  await play(game, 'frogger')
  await page.locator('[data-touch-controls] [aria-label="Up"]').tap()
  await expect.poll(felt).toEqual([8])
  await page.getByRole('button', { name: 'Pause' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'More' }).tap()
  await page.getByRole('dialog').getByRole('button', { name: 'Settings' }).tap()
  await partOf(page, 'sound').tap()
  await page.getByRole('switch', { name: settingsTexts.vibration.name }).tap()
  await page.waitForFunction(() => localStorage.getItem('settings')?.includes('"vibration":false'))
  await play(game, 'frogger')
  await page.locator('[data-touch-controls] [aria-label="Up"]').tap()
  await expect(game.hud('Score')).toHaveText('10')
  expect(await felt()).toEqual([])
})

test('Pong in portrait: a goal is announced for the shown side, no buttons take its place', async ({
  page,
  game,
}) => {
  await game.open('pong')
  await game.begin.tap()
  await game.phase('playing')
  await expect(page.locator('[data-touch-controls]')).toHaveCount(0)
  await game.hastened(() =>
    expect(page.getByRole('status').filter({ hasText: /Point for the (top|bottom) side, / })).toHaveCount(1),
  )
})

test('the piece under a finger is 1.5 times as large, above it, and follows it', async ({
  page,
  game,
  fingers,
}) => {
  for (const [id, from, to, piece] of [
    ['chess', [7, 5], [5, 5], '[class*="_piece_"][class*="_carried_"]'],
    ['checkers', [6, 1], [5, 2], '[class*="_carried_"] > svg'],
  ] as const)
    await test.step(id, async () => {
      await play(game, id)
      const middle = async ([row, col]: readonly [number, number]) => {
        const [x, y] = await middleAtRest(cell(page, row, col))
        return { x, y, width: (await cell(page, row, col).boundingBox())?.width ?? 0 }
      }
      const [start, end] = [await middle(from), await middle(to)]
      await fingers.down(start)
      await fingers.move({ x: start.x, y: start.y - 20 })
      await fingers.move(end)
      // The browser reports pointer movements once per frame: the last one may come with the next frame.
      await expect(async () => {
        const held = await page.locator(piece).evaluate(async (element) => {
          await Promise.all(element.getAnimations().map((animation) => animation.finished))
          return element.getBoundingClientRect().toJSON() as DOMRect
        })
        expect(held.bottom).toBeLessThanOrEqual(end.y)
        expect(held.width).toBeGreaterThan(end.width * 1.25)
        expect(Math.abs(held.x + held.width / 2 - end.x)).toBeLessThan(2)
      }).toPass({ timeout: 15_000 })
      await fingers.up()
      await expect(cell(page, to[0], to[1])).not.toHaveAccessibleName(/empty/)
      await expect(cell(page, from[0], from[1])).toHaveAccessibleName(/empty/)
    })
})

test('boards of two players flip for the player to move, or their pieces do', { tag: '@proof' }, async ({
  page,
  game,
}) => {
  await play(game, 'chess', 'facing=flip')
  await expect(cell(page, 8, 1)).toHaveAccessibleName(/a1/)
  await cell(page, 7, 5).tap()
  await cell(page, 5, 5).tap()
  await expect(cell(page, 8, 1)).toHaveAccessibleName(/h8/)
  await play(game, 'checkers', 'facing=table')
  const opposite = page.locator('[data-opposite]')
  await expect(opposite).toHaveCount(0)
  const corner = await cell(page, 8, 1).getAttribute('aria-label')
  await cell(page, 6, 1).tap()
  await cell(page, 5, 2).tap()
  await expect(opposite).toHaveCount(1)
  expect(await cell(page, 8, 1).getAttribute('aria-label')).toBe(corner)
  // Chosen during a pause, it applies at once.
  await page.getByRole('button', { name: 'Pause' }).tap()
  await game.showMore()
  await page.getByRole('radiogroup', { name: 'Board' }).getByRole('radio', { name: 'Fixed' }).tap()
  await expect(opposite).toHaveCount(0)
})

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false, isMobile: false })
  test('messages of a board are in the header, over no button', { tag: '@proof' }, async ({ page, game }) => {
    for (const [width, height] of [
      [1366, 768],
      [1024, 640],
      [1920, 1080],
    ] as const) {
      await page.setViewportSize({ width, height })
      await game.visit('tic-tac-toe')
      await game.begin.click()
      await game.phase('playing')
      await expectFreeBoard(page, `${width}x${height}`)
      // And in a pause, when all buttons of the header are back.
      await page.keyboard.press('p')
      await game.phase('paused')
      expect(await underToasts(page, 'header :is(a, button), [data-panel]'), `${width}x${height}`).toEqual([])
    }
  })

  test('hints appear beside the board, over no tool, and no promotion lies on a wide field', async ({
    page,
    game,
  }) => {
    await game.open('sudoku')
    await game.begin.click()
    await page.getByRole('button', { name: 'Hint' }).click()
    const words = '[data-hint-text] p:not([data-first-rule])'
    await expect(page.locator(words)).toBeVisible()
    const all = '[data-field], [data-stat], [data-tools] > *, [data-promo]'
    expect(await underToasts(page, all, words)).toEqual([])
    const promotion = page.locator('[data-promo]')
    await expect(promotion).toBeHidden()
    await page.keyboard.press('p')
    await expect(promotion).toBeVisible()
    await game.visit('pong')
    await expect(promotion).toHaveCount(0)
  })
})
