/** Boards are played with a screen reader: whole games won by the accessibility tree only. */
import type { Page } from 'playwright/test'
import { expect, SHARED_PAGE, test } from '../support/fixtures'
import type { GamePage } from '../support/game-page'
import { partsOf } from '../support/parts'
import { type Cell, cellsOf, digs, fires } from '../support/speech-cells'

test.use({ ...SHARED_PAGE, viewport: { width: 1024, height: 640 } })

/** What is read when asked for the position: the cell, or the whole board. */
async function announced(page: Page): Promise<string> {
  const status = page.locator('p[role="status"]').first()
  const before = await status.textContent()
  await page.keyboard.press('l')
  // A repeated text is written slightly differently, so an earlier answer is never taken for this one.
  return status.evaluate(async (line, before) => {
    while (line.textContent === before) await new Promise(requestAnimationFrame)
    return line.textContent ?? ''
  }, before)
}

/** Presses a cell by arrow keys and Enter, and checks the focus by the key that reads the position, before and after. */
async function press(page: Page, { row, col }: Pick<Cell, 'row' | 'col'>): Promise<void> {
  for (let asked = 0; asked < 8; asked++) {
    const [, atRow, atCol] = /Row (\d+), column (\d+)/.exec(await announced(page)) ?? []
    if (!atRow || !atCol) continue
    const [down, right] = [row - Number(atRow), col - Number(atCol)]
    if (down === 0 && right === 0) return page.keyboard.press('Enter')
    for (let i = 0; i < Math.abs(down); i++) await page.keyboard.press(down > 0 ? 'ArrowDown' : 'ArrowUp')
    for (let i = 0; i < Math.abs(right); i++)
      await page.keyboard.press(right > 0 ? 'ArrowRight' : 'ArrowLeft')
  }
  throw new Error(`row ${row}, column ${col} is not reached by what is said of the way`)
}

const GAMES_PER_TEST = 2

const free = ({ what }: Cell) => what.startsWith('empty')
const at = (cells: readonly Cell[], row: number, col: number) =>
  cells.find((cell) => cell.row === row && cell.col === col)

interface Case {
  readonly query: string
  /** The cell to press next, by the read board. */
  readonly next: (cells: readonly Cell[], seen: Map<string, string>) => Cell | undefined
  /** Keys that are pressed before the first move. */
  readonly first?: readonly string[]
  /** A key that is pressed on the cell. */
  readonly write?: (cells: readonly Cell[], cell: Cell) => string
  /** 80 by default. */
  readonly max?: number
  readonly ends?: RegExp
  /** How many hits are enough, for a game that is not played to its end. */
  readonly hits?: number
}

const CASES: Readonly<Record<string, Case>> = {
  // X fills the first row, O any free cell below it.
  'tic-tac-toe': {
    query: 'seed=42',
    next(cells) {
      const xs = cells.filter(({ what }) => what === 'X').length
      const os = cells.filter(({ what }) => what === 'O').length
      return cells.find((cell) => free(cell) && (xs > os ? cell.row > 1 : cell.row === 1))
    },
    ends: /X wins/,
  },
  // Red stacks in the first column, Yellow in the second.
  'connect-four': {
    query: 'seed=42',
    next(cells) {
      const reds = cells.filter(({ what }) => what.startsWith('red')).length
      const yellows = cells.filter(({ what }) => what.startsWith('yellow')).length
      return at(cells, 1, reds > yellows ? 2 : 1)
    },
    ends: /Red wins/,
  },
  // The read cards are remembered.
  'memory-match': {
    query: 'seed=42&difficulty=easy',
    next(cells, seen) {
      const key = ({ row, col }: Cell) => `${row} ${col}`
      const open = cells.filter(({ what }) => !/face down|matched|found|pair/i.test(what))
      for (const cell of open) seen.set(key(cell), cell.what)
      const down = cells.filter(({ what }) => /face down/i.test(what))
      const unknown = down.find((cell) => !seen.has(key(cell)))
      const [first] = open
      if (open.length === 1 && first)
        return down.find((cell) => seen.get(key(cell)) === first.what) ?? unknown ?? down[0]
      if (open.length > 1) return undefined
      const twin = down.find((cell) =>
        down.some(
          (other) => other !== cell && seen.has(key(cell)) && seen.get(key(other)) === seen.get(key(cell)),
        ),
      )
      return twin ?? unknown ?? down[0]
    },
    ends: /./,
  },
  // Writes the missing digit of the row.
  sudoku: {
    query: 'position=534678900672195348198342567859761423426853791713924856961537284287419635345286179',
    next: (cells) => cells.find(free),
    write(cells, { row, col }) {
      const said = cells.filter((cell) => cell.row === row).map(({ what }) => what[0])
      // Two are missing in the first row: the rows below tell which one goes where.
      const below = cells.filter((cell) => cell.col === col).map(({ what }) => what[0])
      return [...'123456789'].find((digit) => !said.includes(digit) && !below.includes(digit)) ?? ''
    },
    ends: /Solved/,
  },
  // The rook goes to the last rank, which traps the king.
  chess: {
    query: `rules=full&position=${encodeURIComponent('6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1')}`,
    next(cells, seen) {
      const rook = cells.find(({ what }) => /white rook/i.test(what))
      const king = cells.find(({ what }) => /black king/i.test(what))
      if (!rook || !king) return undefined
      if (seen.has('rook')) return at(cells, king.row, rook.col)
      seen.set('rook', 'taken up')
      return rook
    },
    ends: /White wins/,
  },
  minesweeper: {
    query: 'seed=9&boards=certain',
    next: digs,
    ends: /Board cleared/,
  },
  // The fleet is random; with this seed few shots miss. The rest would be the same again.
  battleship: {
    query: 'seed=93&level=random',
    first: ['n', 'b'],
    next: fires,
    hits: 3,
  },
}

/** Plays a game by what is read aloud only. */
async function play(
  game: GamePage,
  id: string,
  { query, first = [], next, write, max = 80, ends, hits }: Case,
) {
  const { page } = game
  await game.visit(id, query)
  await page.keyboard.press('Enter')
  await game.phase('playing')
  for (const key of first) await page.keyboard.press(key)
  const seen = new Map<string, string>()
  const goesOn = async () =>
    hits
      ? Number.parseInt((await game.figures()).Hits ?? '', 10) < hits
      : (await game.root.getAttribute('data-phase')) === 'playing'
  let moves = 0
  for (; moves < max && (await goesOn()); moves++) {
    const cells = await cellsOf(page.getByRole('grid').first())
    expect(cells.length).toBeGreaterThan(8)
    const cell = next(cells, seen)
    if (cell) await press(page, cell)
    else await game.passes(300)
    if (cell && write) await page.keyboard.press(write(cells, cell))
  }
  expect(moves).toBeLessThan(max)
  if (!ends) return
  await game.over()
  await expect(game.end).toContainText(ends)
}

for (const [n, part] of partsOf(Object.entries(CASES), GAMES_PER_TEST).entries())
  test(`by what is read aloud only: ${part.map(([id]) => id).join(', ')}`, {
    tag: n === 0 ? [] : '@proof',
  }, async ({ game }) => {
    for (const [id, what] of part) await test.step(id, () => play(game, id, what))
  })

test('a gamepad button reads the position, and again the board', async ({ page, game, pad }) => {
  await game.open('tic-tac-toe')
  await pad.plug()
  await pad.press('A')
  await game.phase('playing')
  const status = page.locator('p[role="status"]').first()
  await pad.press('Back')
  await expect(status).toContainText('Row 1, column 1, empty.')
  await pad.press('Back')
  await expect(status).toContainText('Row 3. empty: 3.')
})
