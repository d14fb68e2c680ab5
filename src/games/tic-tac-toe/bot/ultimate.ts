/** The search for Ultimate: iterative deepening with alpha-beta; positions are evaluated by their open lines. */
import { itemAt } from '../../../engine/core/itemAt'
import { linesOf } from '../../../engine/core/math/grid'
import { alphaBeta, Budget, type Found, searchMoves } from '../../../engine/core/math/search'
import { type Mark, type State, turnOf } from '../rules'

const LINES = linesOf(3, 3, 3)
/** Value of a line of three by the marks of one side, if the other side has none. */
const LINE_VALUES = [0, 1, 4, 0] as const
/** Value of a won board, of a line of boards by how many are won, and of a won game. */
const BOARD_VALUE = 24
const BOARD_LINE_VALUES = [0, 8, 60, 0] as const
const WIN = 100_000
/** The center board and the corners are on more lines. */
const CELL_WEIGHTS = [3, 2, 3, 2, 4, 2, 3, 2, 3] as const
export const DEEPEST = 30

/** Maximum positions per move. Typical devices search far more in the time allowed, so that slow ones finish too. */
const MAX_NODES = 200_000

/**
 * Marks as numbers, 1 for the side that asks and -1 for the other, with the winner of each board (2: full without a
 * winner).
 */
interface Board {
  readonly cells: Int8Array
  /** Each small board as a number of nine base-3 digits: 0 free, 1 own, 2 the opponent's. */
  readonly codes: Int16Array
  readonly won: Int8Array
  next: number
}

/** For each small board number: its winner, and the value of its lines. */
interface BoardTables {
  readonly won: Int8Array
  readonly value: Int8Array
}

const CODES = 19_683
/** What a mark of 1 in each cell adds to its board's number; a mark of -1 adds twice that. */
const DIGITS = [1, 3, 9, 27, 81, 243, 729, 2187, 6561] as const
const digitOf = (cell: number, side: number) => (side === 1 ? 1 : 2) * itemAt(DIGITS, cell % 9)

let known: BoardTables | null = null

/** Evaluates all small boards, once, when an Ultimate game needs them. */
function allBoards(): BoardTables {
  const won = new Int8Array(CODES)
  const value = new Int8Array(CODES)
  const cells = new Int8Array(9)
  for (let code = 0; code < CODES; code++) {
    for (let i = 0, rest = code; i < 9; i++, rest = Math.floor(rest / 3))
      cells[i] = rest % 3 === 2 ? -1 : rest % 3
    won[code] = wonBy(cells)
    value[code] = lineValue(cells, LINE_VALUES)
  }
  return { won, value }
}

function wonBy(cells: Int8Array): number {
  for (const line of LINES) {
    const mark = itemAt(cells, itemAt(line, 0))
    if (mark !== 0 && line.every((cell) => cells[cell] === mark)) return mark
  }
  return cells.includes(0) ? 0 : 2
}

/** Value of the lines of nine cells with 1, -1, 0 or 2 (lost for both) each. */
function lineValue(at: Int8Array, table: readonly number[]): number {
  let value = 0
  for (const line of LINES) {
    let mine = 0
    let theirs = 0
    let dead = false
    for (const cell of line) {
      const mark = itemAt(at, cell)
      if (mark === 1) mine++
      else if (mark === -1) theirs++
      else if (mark === 2) dead = true
    }
    if (dead || (mine > 0 && theirs > 0)) continue
    value += itemAt(table, mine) - itemAt(table, theirs)
  }
  return value
}

function evaluate({ codes, won }: Board, { value: lines }: BoardTables): number {
  let value = lineValue(won, BOARD_LINE_VALUES)
  for (let board = 0; board < 9; board++) {
    const by = itemAt(won, board)
    const weight = itemAt(CELL_WEIGHTS, board)
    if (by === 1 || by === -1) value += by * (BOARD_VALUE + weight)
    else if (by === 0) value += (itemAt(lines, itemAt(codes, board)) * weight) / 3
  }
  return Math.round(value)
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

/** Higher values are a won game. */
const PROVEN_WIN = WIN - 200
/** Whether a value is a forced win; for its negative, a forced loss. */
export const isWin = (value: number) => value > PROVEN_WIN
/** Number of the winner's own marks until a forced win. */
export const marksToWin = (value: number) => Math.ceil((WIN - value + 1) / 2)

/** The best move of `order`, which must not be empty. Earlier moves win ties. */
export function searchUltimate(
  state: State,
  order: readonly number[],
  depth: number,
  overtime: () => boolean,
): Found<number> {
  known ??= allBoards()
  const all = known
  const mine: Mark = turnOf(state)
  const cells = Int8Array.from(state.cells, (cell) => (cell === '' ? 0 : cell === mine ? 1 : -1))
  const codes = new Int16Array(9)
  const put = (board: number, digit: number) => {
    codes[board] = itemAt(codes, board) + digit
  }
  for (const [cell, side] of cells.entries()) if (side !== 0) put(Math.floor(cell / 9), digitOf(cell, side))
  const won = Int8Array.from(codes, (code) => itemAt(all.won, code))
  const board: Board = { cells, codes, won, next: state.next ?? -1 }
  const budget = new Budget({ overtime, every: 256, nodes: MAX_NODES, sure: true })

  /** Value of a mark for the side that makes it. */
  const after = (
    cell: number,
    side: 1 | -1,
    left: number,
    low: number,
    high: number,
    ply: number,
  ): number => {
    // A search that is aborted here leaves the board in an intermediate state; the board is discarded then.
    budget.spend()
    const { next } = board
    const own = Math.floor(cell / 9)
    const digit = digitOf(cell, side)
    cells[cell] = side
    put(own, digit)
    won[own] = itemAt(all.won, itemAt(codes, own))
    board.next = cell % 9
    const value =
      won[own] === side && isWon(won, side)
        ? WIN - ply
        : -negamax(side === 1 ? -1 : 1, left, -high, -low, ply + 1)
    cells[cell] = 0
    put(own, -digit)
    won[own] = 0
    board.next = next
    return value
  }
  const negamax = (side: 1 | -1, left: number, low: number, high: number, ply: number): number => {
    const moves = movesOf(board)
    if (moves.length === 0) return 0
    if (left <= 0) return side * evaluate(board, all)
    return alphaBeta(moves.length, low, high, (index, floor) =>
      after(itemAt(moves, index), side, left - 1, floor, high, ply),
    ).value
  }
  return searchMoves({
    budget,
    moves: order,
    depth,
    max: WIN,
    won: PROVEN_WIN,
    moveValue: (move, deep, floor) => after(move, 1, deep - 1, floor, WIN, 0),
  })
}
