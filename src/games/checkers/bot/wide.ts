/** The search for draughts with flying kings: iterative deepening with alpha-beta; quiescence search follows captures. */
import { itemAt } from '../../../engine/core/itemAt'
import { alphaBeta, Budget, type Found, searchMoves } from '../../../engine/core/math/search'
import { type Cells, rowsOf, type WideMove, wideCaptures, wideMoved, wideMoves } from '../rules/flyingKings'
import type { Side } from '../rules/squares'
import { DEEPEST, PROVEN_WIN, WIN } from './search'

/** A man is 100; a flying king is worth about three men. */
const MAN = 100
const KING = 300
/** Bonus per row that a man has advanced, and for the four middle columns. */
const ADVANCE = 3
const MIDDLE = 4
/** The time is checked once per this many positions. */
const CLOCK_EVERY = 128

const flip = (side: Side): Side => (side === 0 ? 1 : 0)

/** Value for the side to move. */
function evaluateWide(cells: Cells, side: Side): number {
  let value = 0
  let reds = 0
  let whites = 0
  const rows = rowsOf(cells)
  const inRow = rows / 2
  for (let square = 0; square < cells.length; square++) {
    const cell = itemAt(cells, square)
    if (cell === 0) continue
    const row = Math.floor(square / inRow)
    const middle = square % inRow > 0 && square % inRow < inRow - 1 ? MIDDLE : 0
    if (cell > 0) reds++
    else whites++
    if (cell === 1) value += MAN + row * ADVANCE + middle
    else if (cell === -1) value -= MAN + (rows - 1 - row) * ADVANCE + middle
    else value += cell > 0 ? KING : -KING
  }
  // Exchanges favor the side that is ahead, so a lead counts more on an emptier board.
  value += ((reds - whites) * 240) / Math.max(1, reds + whites)
  return side === 0 ? Math.round(value) : -Math.round(value)
}

export interface WideSearchRequest {
  readonly cells: Cells
  readonly side: Side
  /** Moves so far without a capture or a man's move, and how many make a tie. */
  readonly quiet: number
  readonly tieAfter: number
  /** Maximum depth in half moves. */
  readonly depth: number
  /** The legal moves. Earlier ones win ties. */
  readonly moves: readonly WideMove[]
  overtime(): boolean
}

const isProgress = (cells: Cells, { path, taken }: WideMove) =>
  taken.length > 0 || Math.abs(itemAt(cells, itemAt(path, 0))) === 1

/** The best move that the time allows, searched at least one half move deep. */
export function searchWide(request: WideSearchRequest): Found<WideMove> {
  const { cells, side, tieAfter, overtime } = request
  const budget = new Budget({ overtime, every: CLOCK_EVERY, sure: true })

  const negamax = (
    at: Cells,
    turn: Side,
    depth: number,
    low: number,
    high: number,
    ply: number,
    quiet: number,
  ): number => {
    if (quiet >= tieAfter) return 0
    budget.spend()
    const isQuiescence = depth <= 0
    const moves = isQuiescence ? wideCaptures(at, turn) : wideMoves(at, turn)
    if (moves.length === 0) {
      if (!isQuiescence || wideMoves(at, turn).length === 0) return -WIN + ply
      return evaluateWide(at, turn)
    }
    if (ply >= DEEPEST) return evaluateWide(at, turn)
    // A single forced reply costs no depth.
    const left = depth - (moves.length === 1 ? 0.5 : 1)
    return alphaBeta(moves.length, low, high, (index, floor) => {
      const move = itemAt(moves, index)
      const rest = isProgress(at, move) ? 0 : quiet + 1
      return -negamax(wideMoved(at, turn, move), flip(turn), left, -high, -floor, ply + 1, rest)
    }).value
  }

  return searchMoves({
    budget,
    moves: request.moves,
    depth: request.depth,
    max: WIN,
    won: PROVEN_WIN,
    moveValue: (move, depth, floor) => {
      const rest = isProgress(cells, move) ? 0 : request.quiet + 1
      return -negamax(wideMoved(cells, side, move), flip(side), depth - 1, -WIN, -floor, 1, rest)
    },
  })
}
