/** Owns looking ahead on nine boards: alpha-beta over what lines are still open, deeper and deeper while there is time. */
import { linesOf } from '../../../engine/core/grid'
import { type Mark, openCells, type State, turnOf } from '../rules'

const LINES = linesOf(3, 3, 3)
/** What a line of three is worth by the marks in it, where the other side has none. */
const LINE = [0, 1, 4, 0] as const
/** A won board, and a line of boards by how many are won; a won game. */
const BOARD = 24
const BOARDS = [0, 8, 60, 0] as const
const WIN = 100_000
/** The middle board, and the corners, lie on more lines. */
const PLACES = [3, 2, 3, 2, 4, 2, 3, 2, 3] as const
export const DEEPEST = 30

class OutOfTime extends Error {}

/** Marks as numbers, 1 for whoever asks and -1 for the other, with who won each board (2: full, nobody). */
interface Board {
  readonly cells: Int8Array
  readonly won: Int8Array
  next: number
}

function wonBy(cells: Int8Array, from: number): number {
  for (const line of LINES) {
    const mark = cells[from + (line[0] as number)] as number
    if (
      mark !== 0 &&
      mark === cells[from + (line[1] as number)] &&
      mark === cells[from + (line[2] as number)]
    )
      return mark
  }
  for (let i = 0; i < 9; i++) if (cells[from + i] === 0) return 0
  return 2
}

/** Worth of the lines of nine places: `of` tells 1, -1, 0 or 2 (lost to both) of each. */
function linesWorth(at: Int8Array, from: number, table: readonly number[]): number {
  let worth = 0
  for (const line of LINES) {
    let mine = 0
    let theirs = 0
    let dead = false
    for (const place of line) {
      const mark = at[from + place] as number
      if (mark === 1) mine++
      else if (mark === -1) theirs++
      else if (mark === 2) dead = true
    }
    if (dead || (mine > 0 && theirs > 0)) continue
    worth += (table[mine] as number) - (table[theirs] as number)
  }
  return worth
}

function evaluate({ cells, won }: Board): number {
  let worth = linesWorth(won, 0, BOARDS)
  for (let board = 0; board < 9; board++) {
    const by = won[board] as number
    if (by === 1 || by === -1) worth += by * (BOARD + (PLACES[board] as number))
    else if (by === 0) worth += (linesWorth(cells, board * 9, LINE) * (PLACES[board] as number)) / 3
  }
  return Math.round(worth)
}

const isWon = (won: Int8Array, mark: number) =>
  LINES.some((line) => line.every((board) => won[board] === mark))

function movesOf({ cells, won, next }: Board): number[] {
  const moves: number[] = []
  const bound = next >= 0 && won[next] === 0
  for (let board = bound ? next : 0; board < (bound ? next + 1 : 9); board++) {
    if (won[board] !== 0) continue
    for (let i = board * 9; i < board * 9 + 9; i++) if (cells[i] === 0) moves.push(i)
  }
  return moves
}

export interface Found {
  readonly move: number
  /** To the side to move: a game that is won is more than `isWin`. */
  readonly value: number
}

/** Whether a value means that the game can be won, whatever the other does; of its negative, that it is lost. */
export const isWin = (value: number) => value > WIN - 200
/** How many of one's own marks a sure win takes. */
export const marksToWin = (value: number) => Math.ceil((WIN - value + 1) / 2)

/** The best of `order`, looked at that deep at most; equal ones are preferred in their order. */
export function searchUltimate(
  state: State,
  order: readonly number[],
  depth: number,
  overtime: () => boolean,
): Found {
  const mine: Mark = turnOf(state)
  const cells = Int8Array.from(state.cells, (cell) => (cell === '' ? 0 : cell === mine ? 1 : -1))
  const board: Board = {
    cells,
    won: Int8Array.from({ length: 9 }, (_, n) => wonBy(cells, n * 9)),
    next: state.next ?? -1,
  }
  let nodes = 0
  let mayStop = false

  /** Worth of a mark of `side` to that side. */
  const after = (
    cell: number,
    side: 1 | -1,
    left: number,
    low: number,
    high: number,
    ply: number,
  ): number => {
    if (++nodes % 256 === 0 && mayStop && overtime()) throw new OutOfTime()
    const { next } = board
    const own = Math.floor(cell / 9)
    cells[cell] = side
    board.won[own] = wonBy(cells, own * 9)
    board.next = cell % 9
    const worth =
      board.won[own] === side && isWon(board.won, side)
        ? WIN - ply
        : -look(side === 1 ? -1 : 1, left, -high, -low, ply + 1)
    cells[cell] = 0
    board.won[own] = 0
    board.next = next
    return worth
  }
  const look = (side: 1 | -1, left: number, low: number, high: number, ply: number): number => {
    const moves = movesOf(board)
    if (moves.length === 0) return 0
    if (left <= 0) return side * evaluate(board)
    let best = Number.NEGATIVE_INFINITY
    let floor = low
    for (const move of moves) {
      const worth = after(move, side, left - 1, floor, high, ply)
      if (worth > best) best = worth
      if (best > floor) floor = best
      if (floor >= high) break
    }
    return best
  }

  let moves = order.slice()
  let found: Found = { move: (moves[0] ?? openCells(state)[0]) as number, value: 0 }
  // A search that ends early leaves the board as it stood in the middle of it: it is thrown away then.
  try {
    for (let deep = 1; deep <= depth; deep++) {
      let best = Number.NEGATIVE_INFINITY
      let choice = moves[0] as number
      for (const move of moves) {
        const worth = after(move, 1, deep - 1, best, WIN, 0)
        if (worth > best) {
          best = worth
          choice = move
        }
      }
      found = { move: choice, value: best }
      moves = [choice, ...moves.filter((move) => move !== choice)]
      mayStop = true
      if (moves.length === 1 || Math.abs(best) > WIN - 200 || overtime()) break
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
  }
  return found
}
