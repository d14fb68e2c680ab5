/**
 * Dragging in an embedded page as small as its smallest frame, where boards are zoomed: what is dragged stays below the
 * pointer, and lands there.
 */
import type { Locator, Page } from 'playwright/test'
import { write } from '../../../src/games/klondike/rules/notation'
import { tableOf } from '../../games/klondike/helpers'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import { type Point, pointOf } from '../support/moves'
import { appears } from '../support/rest'

const SMALL = { width: 300, height: 300 } as const

test.use({ ...SHARED_PAGE, viewport: SMALL })

/** Opens a game and starts it. */
async function play(page: Page, path: string): Promise<void> {
  await page.goto(`/embed/${path}`)
  await page.locator('[data-begin]').click()
  await appears(page, '[data-panel] [data-autofocus]')
  await page.locator('[data-panel] [data-autofocus]').press('Enter')
  await appears(page, '[data-phase="playing"]')
}

/** Presses, and moves without release. */
async function drag(page: Page, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
}

/** The element follows the pointer, with an accuracy of a few px. */
async function expectAt(target: Locator, { x, y }: Point, within: number): Promise<void> {
  await expect(async () => {
    const at = await pointOf(target)
    expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(within)
  }).toPass({ timeout: 5000 })
}

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name })

test('chess: a piece follows the pointer and lands below it', async ({ page }) => {
  await play(page, 'chess?seed=1')
  const [from, to] = [await pointOf(cell(page, /, e2,/)), await pointOf(cell(page, /, e4,/))]
  await drag(page, from, to)
  const carried = page.locator('[class*="carried"]')
  await expect(carried).toHaveCount(1)
  await expectAt(carried, to, 6)
  await page.mouse.up()
  await expect(cell(page, /, e4, .*pawn/)).toHaveCount(1)
})

test('checkers: a man lands below the pointer', async ({ page }) => {
  await play(page, 'checkers?seed=1')
  // 11-15, a usual opening.
  const from = cell(page, /square 11, (?!empty)/)
  const to = cell(page, /square 15, empty/)
  await drag(page, await pointOf(from), await pointOf(to))
  await page.mouse.up()
  await expect(cell(page, /square 15, (?!empty)/)).toHaveCount(1)
})

test('tic-tac-toe: a message lies below the board, over the bar', async ({ page }) => {
  await play(page, 'tic-tac-toe?seed=1')
  for (let i = 0; i < 2; i++) await cell(page, /^Row 1, column 1\b/).click({ force: true })
  const message = await page.locator('.Toastify__toast').boundingBox()
  const board = await page.locator('[data-field]').boundingBox()
  expect(message?.y).toBeGreaterThanOrEqual((board?.y ?? 0) + (board?.height ?? Number.NaN) - 1)
})

test('battleship: a ship flies below the pointer, and is placed around it', async ({ page }) => {
  await play(page, 'battleship?seed=1')
  const ship = page.locator('[data-ship="2"]')
  const from = await pointOf(ship)
  const beside = { x: from.x, y: from.y - 14 }
  await drag(page, from, beside)
  await expectAt(page.locator('[class*="flying"]'), beside, 4)
  const target = await pointOf(cell(page, /^Row 6, column 5,/))
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.mouse.up()
  await expect(cell(page, /^Row 6, column 5, .*(?<!water)$/)).not.toHaveAttribute('aria-label', /water/)
  // On the water it can be dragged on.
  const next = await pointOf(cell(page, /^Row 2, column 5,/))
  await drag(page, target, next)
  await page.mouse.up()
  await expect(cell(page, /^Row 2, column 5,/)).not.toHaveAttribute('aria-label', /water/)
  await expect(cell(page, /^Row 6, column 5,/)).toHaveAttribute('aria-label', /water/)
})

test('nonogram: a line has the cells below the pointer, and the zoomed board follows it', async ({
  page,
}) => {
  await play(page, 'nonogram?seed=42&size=10&crosses=off')
  // The board is as large as the frame allows.
  const board = await page.locator('[data-game]').evaluate((root) => {
    const cells = [...root.querySelectorAll('[role="gridcell"]')].map((each) => each.getBoundingClientRect())
    return {
      right: Math.max(...cells.map(({ right }) => right)),
      bottom: Math.max(...cells.map(({ bottom }) => bottom)),
    }
  })
  expect(board.right).toBeLessThanOrEqual(SMALL.width)
  expect(board.bottom).toBeLessThanOrEqual(SMALL.height)
  await drag(
    page,
    await pointOf(cell(page, /^Row 3, column 2\b/)),
    await pointOf(cell(page, /^Row 3, column 6\b/)),
  )
  await page.mouse.up()
  await expect(cell(page, /^Row 3, .*filled/)).toHaveCount(5)
  await expect(cell(page, /^Row 3, column [2-6]\b.*filled/)).toHaveCount(5)
  // Undo ends a line that is being drawn.
  await drag(
    page,
    await pointOf(cell(page, /^Row 5, column 2\b/)),
    await pointOf(cell(page, /^Row 5, column 6\b/)),
  )
  await page.keyboard.press('u')
  await expect(cell(page, /filled/)).toHaveCount(0)
  await page.mouse.up()
  await expect(cell(page, /^Row 5, column 4\b/)).not.toHaveAttribute('aria-label', /filled/)
})

test('sliding puzzle: a tile moves as far as the pointer, and slides on', async ({ page }) => {
  await play(page, 'sliding-puzzle?position=1,2,3/4,5,6/7,0,8')
  const tile = page.locator('[data-cell="8"]')
  const [from, empty] = [await pointOf(tile), await pointOf(page.locator('[data-cell="7"]'))]
  const shown = page.locator('[data-game]').getByText('8', { exact: true }).last()
  const before = await pointOf(shown)
  const way = (from.x - empty.x) / 2
  await drag(page, from, { x: from.x - way, y: from.y })
  await expectAt(shown, { x: before.x - way, y: before.y }, 3)
  await page.mouse.up()
  await expect(page.locator('[data-game]')).toHaveAttribute('data-phase', 'over')
})

test('klondike: a card moves as far as the pointer, and returns, and no other one in its place', async ({
  page,
}) => {
  await play(page, 'klondike?seed=42')
  const open = page.locator('[data-spot]').filter({ visible: true }).last()
  const from = await pointOf(open)
  const moved = () =>
    page.locator('[data-game]').evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[class*="lifted"]')].map((each) => {
        const { x, y } = each.getBoundingClientRect()
        return [x, y]
      }),
    )
  await drag(page, from, { x: from.x - 8, y: from.y })
  const [first] = await moved()
  await page.mouse.move(from.x - 48, from.y - 30, { steps: 4 })
  await expect(async () => {
    const [now] = await moved()
    expect((now?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(-40, -1)
    expect((now?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(-30, -1)
  }).toPass({ timeout: 5000 })
  await page.mouse.up()

  // The king of clubs is drawn next.
  await play(page, `klondike?position=${write(tableOf(['2H.5HAS', '6C'], { waste: 'KH' }))}`)
  const king = cell(page, /, King of hearts, waste/)
  const held = await pointOf(king)
  await page.mouse.move(held.x, held.y)
  await page.mouse.down()
  const empty = await pointOf(cell(page, /^Row 2, column 4, empty/))
  await page.mouse.move(empty.x, empty.y, { steps: 5 })
  await expect(page.locator('[class*="lifted"]')).toHaveCount(1)
  await page.keyboard.press('s')
  await expect(page.locator('[class*="lifted"]')).toHaveCount(0)
  await page.mouse.up()
  await expect(cell(page, /, King of clubs, waste/)).toHaveCount(1)

  await cell(page, /, Ace of spades/).dblclick()
  await expect(cell(page, /, Ace of spades, foundation/)).toHaveCount(1)
  await expect(cell(page, /^Row 3, column 1, 5 of hearts/)).toHaveCount(1)
})
