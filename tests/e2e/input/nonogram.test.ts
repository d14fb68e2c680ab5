/** Nonogram on a phone: two fingers zoom, the Pan tool moves the board, lines are drawn, and a puzzle is pasted. */
import type { Page } from 'playwright/test'
import { LARGEST } from '../../../src/games/nonogram/view/layout'
import { expect, PHONE, SHARED_PAGE, test } from '../support/fixtures'
import { cell } from '../support/moves'
import { frames, middleAtRest } from '../support/rest'

test.use({ ...SHARED_PAGE, ...PHONE, deviceScaleFactor: 1 })

/** A point over the cells, near the middle of the window. */
const MIDDLE = { x: 250, y: 450 }
/** Cells are placed on the browser's pixels. */
const NEAR = 3

interface Look {
  /** The size of a cell, and where the first one is. */
  readonly size: number
  readonly x: number
  readonly y: number
  /** The number of the cell at `MIDDLE`. */
  readonly at: number
  readonly window: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

const lookOf = (page: Page): Promise<Look> =>
  page.evaluate(({ x, y }) => {
    const box = (element: Element | null | undefined) => {
      if (!element) throw new Error('There is no board.')
      return element.getBoundingClientRect()
    }
    const first = box(document.querySelector('[role="gridcell"][data-index="0"]'))
    const window = box(document.querySelector('[data-field]')?.parentElement)
    const under = document.elementFromPoint(x, y)?.closest('[data-index]')?.getAttribute('data-index')
    return {
      size: first.width,
      x: first.x,
      y: first.y,
      at: Number(under ?? -1),
      window: { x: window.x, y: window.y, width: window.width, height: window.height },
    }
  }, MIDDLE)

/** The clues of the cell at `MIDDLE`: as shown at the start of its row and the top of its column, and as read aloud. */
const cluesAt = (page: Page, { window }: Look) =>
  page.evaluate(
    ([left = 0, top = 0, x = 0, y = 0]) => {
      const at = (x: number, y: number) => document.elementFromPoint(x, y)
      const name = at(x, y)?.closest('[data-index]')?.getAttribute('aria-label') ?? ''
      const [, row, column] = name.match(/row clue ([\d ]+), column clue ([\d ]+)$/) ?? []
      return {
        shown: [at(left, y)?.textContent, at(x, top)?.textContent],
        read: [row, column].map((clue) => clue?.replaceAll(' ', '')),
      }
    },
    [window.x + 2, window.y + 2, MIDDLE.x, MIDDLE.y],
  )

const filled = (page: Page) => page.getByRole('gridcell', { name: /, filled/ })

for (const size of [15, 20])
  test(`Nonogram, ${size}x${size}: two fingers zoom, Pan moves the board, and neither marks a cell`, {
    tag: size === 20 ? [] : '@proof',
  }, async ({ page, game, fingers }) => {
    await game.open('nonogram', `seed=7&puzzle=generated&size=${size}`)
    await fingers.tapOn(game.begin)
    await game.phase('playing')
    const pinch = async (from: number, to: number) => {
      const pair = (apart: number) => [
        { x: MIDDLE.x - apart, y: MIDDLE.y },
        { x: MIDDLE.x + apart, y: MIDDLE.y },
      ]
      await fingers.down(...pair(from))
      for (let step = 1; step <= 6; step++) await fingers.move(...pair(from + ((to - from) * step) / 6))
      await frames(page, 4)
      await fingers.up()
      await frames(page, 4)
    }
    // The header slides away first, and the board grows.
    await middleAtRest(cell(page, 1, 1))
    const before = await lookOf(page)

    await pinch(30, 70)
    const zoomed = await lookOf(page)
    expect(zoomed.size).toBeGreaterThan(2.2 * before.size)
    expect(zoomed.size).toBeLessThan(2.4 * before.size)
    // The point between the fingers keeps its place on the board, and its clues stay in view.
    const on = ({ x, y, size }: Look) => [(MIDDLE.x - x) / size, (MIDDLE.y - y) / size] as const
    for (const [i, place] of on(zoomed).entries())
      expect(Math.abs(place - (on(before)[i] ?? 0)) * zoomed.size).toBeLessThan(NEAR)
    const { shown, read } = await cluesAt(page, zoomed)
    expect(shown).toEqual(read)

    await fingers.tapOn(page.getByRole('radio', { name: 'Pan' }))
    await fingers.swipe(MIDDLE.x, MIDDLE.y, 60, 40)
    await frames(page, 2)
    const panned = await lookOf(page)
    expect(Math.abs(panned.x - zoomed.x - 60)).toBeLessThan(NEAR)
    expect(Math.abs(panned.y - zoomed.y - 40)).toBeLessThan(NEAR)
    // A tap with the Pan tool marks nothing.
    await fingers.tap(MIDDLE.x, MIDDLE.y)
    await frames(page, 2)
    await expect(filled(page)).toHaveCount(0)

    // The row clues pan with every tool.
    await fingers.tapOn(page.getByRole('radio', { name: 'Fill' }))
    await fingers.swipe(panned.window.x + 20, MIDDLE.y, 0, -40)
    await frames(page, 2)
    expect(Math.abs((await lookOf(page)).y - zoomed.y)).toBeLessThan(NEAR)

    await pinch(30, 130)
    expect((await lookOf(page)).size).toBe(LARGEST)
    await pinch(130, 20)
    const whole = await lookOf(page)
    expect(whole.x + size * whole.size).toBeLessThanOrEqual(whole.window.x + whole.window.width + NEAR)
    await expect(filled(page)).toHaveCount(0)
    await expect(game.button('Undo')).toBeDisabled()
  })

test('Nonogram: a line keeps its row, and reaches cells beyond the edge', async ({ page, game, fingers }) => {
  await game.open('nonogram', 'seed=7&puzzle=generated&size=20')
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  await fingers.tapOn(game.button('Zoom in'))
  await frames(page, 4)
  const { window, size } = await lookOf(page)
  const end = window.x + window.width - 4
  const first = (await lookOf(page)).at
  await fingers.down(MIDDLE)
  // Some cells lower: it stays in its row, because it is longer by then.
  await fingers.move({ x: MIDDLE.x + 2.5 * size, y: MIDDLE.y })
  await fingers.move({ x: end, y: MIDDLE.y + 6 * size })
  const last = page.locator(`[data-index="${first - (first % 20) + 19}"]`)
  await expect(last).toBeInViewport({ ratio: 0.9 })
  await frames(page, 4)
  await fingers.up()
  await expect(last).toHaveAttribute('aria-label', /, filled/)
  await expect(filled(page)).toHaveCount(20 - (first % 20))
})

test('Nonogram: a puzzle is pasted, and an error in one loses nothing', async ({ page, game, fingers }) => {
  await game.open('nonogram', 'seed=3&size=5')
  await fingers.tapOn(game.begin)
  await game.phase('playing')
  await fingers.tapOn(cell(page, 3, 3))
  await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /, filled/)
  const clues = await cell(page, 1, 1).getAttribute('aria-label')
  await fingers.tapOn(game.button('Puzzle as text'))
  const dialog = page.getByRole('dialog', { name: 'Puzzle as text' })
  const field = dialog.getByLabel('Paste a puzzle')
  const load = dialog.getByRole('button', { name: 'Load puzzle' })
  const bad = '5\n1 1\n3\n\n2\n1 1\n1 1\n1 1\n1'
  await field.fill(bad)
  await fingers.tapOn(load)
  await expect(dialog.getByText('The rows have 10 filled cells, but the columns have 9.')).toBeVisible()
  await expect(field).toHaveValue(bad)
  await dialog.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(cell(page, 3, 3)).toHaveAttribute('aria-label', /, filled/)
  expect(await cell(page, 1, 1).getAttribute('aria-label')).toBe(clues)

  await fingers.tapOn(game.button('Puzzle as text'))
  await field.fill('#####\n#...#\n.###.')
  await fingers.tapOn(load)
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Puzzle loaded.')).toBeVisible()
  await game.phase('playing')
  await expect(game.hud('To fill')).toHaveText('10')
  await expect(cell(page, 2, 5)).toHaveAttribute('aria-label', /row clue 1 1, column clue 2$/)
  await expect(filled(page)).toHaveCount(0)
})
