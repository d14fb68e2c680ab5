/** Dragging in a small frame, where boards are zoomed: what is dragged stays below the pointer, and lands there. */
import { expect, type Locator } from 'playwright/test'
import { SHARED_PAGE } from '../support/fixtures'
import { type HostPage, test } from './host'

test.use(SHARED_PAGE)

const SMALL = { width: 300, height: 300 } as const

interface Point {
  readonly x: number
  readonly y: number
}

async function play(host: HostPage, path: string): Promise<void> {
  await host.show({ path: `/embed/${path}`, ...SMALL })
  await host.press()
  await host.start()
}

/** The middle of an element on the page around. */
async function middle(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error('It is not visible.')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** Presses, and moves without release. */
async function drag({ page }: HostPage, from: Point, to: Point): Promise<void> {
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(to.x, to.y, { steps: 5 })
}

/** The element follows the pointer, with an accuracy of a few px. */
async function expectAt(target: Locator, { x, y }: Point, within: number): Promise<void> {
  await expect(async () => {
    const at = await middle(target)
    expect(Math.hypot(at.x - x, at.y - y)).toBeLessThan(within)
  }).toPass({ timeout: 5000 })
}

const cell = (host: HostPage, name: RegExp) => host.inside().getByRole('gridcell', { name })

test('boards are zoomed in this frame', async ({ host }) => {
  await play(host, 'chess?seed=1')
  const zoom = await cell(host, /, e2,/).evaluate((each) => each.currentCSSZoom)
  expect(zoom).toBeLessThan(0.8)
})

test('chess: a piece follows the pointer and lands below it', async ({ host, page }) => {
  await play(host, 'chess?seed=1')
  const [from, to] = [await middle(cell(host, /, e2,/)), await middle(cell(host, /, e4,/))]
  await drag(host, from, to)
  const carried = host.inside().locator('[class*="carried"]')
  await expect(carried).toHaveCount(1)
  await expectAt(carried, to, 6)
  await page.mouse.up()
  await expect(cell(host, /, e4, .*pawn/)).toHaveCount(1)
})

test('checkers: a man lands below the pointer', async ({ host, page }) => {
  await play(host, 'checkers?seed=1')
  // 11-15, a usual opening.
  const from = cell(host, /square 11, (?!empty)/)
  const to = cell(host, /square 15, empty/)
  await drag(host, await middle(from), await middle(to))
  await page.mouse.up()
  await expect(cell(host, /square 15, (?!empty)/)).toHaveCount(1)
})

test('battleship: a ship flies below the pointer, and is placed around it', async ({ host, page }) => {
  await play(host, 'battleship?seed=1')
  const inside = host.inside()
  const ship = inside.locator('[data-ship="2"]')
  const from = await middle(ship)
  const beside = { x: from.x, y: from.y - 14 }
  await drag(host, from, beside)
  await expectAt(inside.locator('[class*="flying"]'), beside, 4)
  const target = await middle(cell(host, /^Row 6, column 5,/))
  await page.mouse.move(target.x, target.y, { steps: 4 })
  await page.mouse.up()
  await expect(cell(host, /^Row 6, column 5, .*(?<!water)$/)).not.toHaveAttribute('aria-label', /water/)
  // On the water it can be dragged on.
  const next = await middle(cell(host, /^Row 2, column 5,/))
  await drag(host, target, next)
  await page.mouse.up()
  await expect(cell(host, /^Row 2, column 5,/)).not.toHaveAttribute('aria-label', /water/)
  await expect(cell(host, /^Row 6, column 5,/)).toHaveAttribute('aria-label', /water/)
})

test('nonogram: a line has the cells below the pointer, and the zoomed board follows it', async ({
  host,
  page,
}) => {
  await play(host, 'nonogram?seed=42&size=10&crosses=off')
  const inside = host.inside()
  // The board is as large as the frame allows.
  const board = await inside.locator('[data-game]').evaluate((root) => {
    const cells = [...root.querySelectorAll('[role="gridcell"]')].map((each) => each.getBoundingClientRect())
    return {
      right: Math.max(...cells.map(({ right }) => right)),
      bottom: Math.max(...cells.map(({ bottom }) => bottom)),
    }
  })
  expect(board.right).toBeLessThanOrEqual(SMALL.width)
  expect(board.bottom).toBeLessThanOrEqual(SMALL.height)
  await drag(
    host,
    await middle(cell(host, /^Row 3, column 2\b/)),
    await middle(cell(host, /^Row 3, column 6\b/)),
  )
  await page.mouse.up()
  await expect(cell(host, /^Row 3, .*filled/)).toHaveCount(5)
  await expect(cell(host, /^Row 3, column [2-6]\b.*filled/)).toHaveCount(5)
})

test('sliding puzzle: a tile moves as far as the pointer, and slides on', async ({ host, page }) => {
  await play(host, 'sliding-puzzle?position=1,2,3/4,5,6/7,0,8')
  const tile = host.inside().locator('[data-cell="8"]')
  const [from, empty] = [await middle(tile), await middle(host.inside().locator('[data-cell="7"]'))]
  const shown = host.inside().locator('[data-game]').getByText('8', { exact: true }).last()
  const before = await middle(shown)
  const way = (from.x - empty.x) / 2
  await drag(host, from, { x: from.x - way, y: from.y })
  await expectAt(shown, { x: before.x - way, y: before.y }, 3)
  await page.mouse.up()
  await expect(host.inside().locator('[data-game]')).toHaveAttribute('data-phase', 'over')
})

test('klondike: a card moves as far as the pointer, and returns', async ({ host, page }) => {
  await play(host, 'klondike?seed=42')
  const inside = host.inside()
  const open = inside.locator('[data-spot]').filter({ visible: true }).last()
  const from = await middle(open)
  const moved = () =>
    inside.locator('[data-game]').evaluate((root) =>
      [...root.querySelectorAll<HTMLElement>('[class*="lifted"]')].map((each) => {
        const { x, y } = each.getBoundingClientRect()
        return [x, y]
      }),
    )
  await drag(host, from, { x: from.x - 8, y: from.y })
  const [first] = await moved()
  await page.mouse.move(from.x - 48, from.y - 30, { steps: 4 })
  await expect(async () => {
    const [now] = await moved()
    expect((now?.[0] ?? 0) - (first?.[0] ?? 0)).toBeCloseTo(-40, -1)
    expect((now?.[1] ?? 0) - (first?.[1] ?? 0)).toBeCloseTo(-30, -1)
  }).toPass({ timeout: 5000 })
  await page.mouse.up()
})

for (const id of ['jigsaw-puzzle', 'bubble-shooter', 'slice-storm', 'tug-of-war', 'air-hockey'])
  test(`${id}: its scene is not zoomed`, async ({ host }) => {
    await play(host, `${id}?seed=42`)
    const field = host.inside().locator('canvas.stage-canvas')
    await expect(field).toBeVisible()
    expect(await field.evaluate((each) => each.currentCSSZoom)).toBe(1)
  })
