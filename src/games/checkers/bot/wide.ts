/** The search for International draughts: iterative deepening with alpha-beta; captures are followed to their end. */
import { itemAt } from '../../../engine/core/itemAt'
import { alphaBeta, Budget, type Found, searchMoves } from '../../../engine/core/math/search'
import {
  type Cells,
  WIDE_SQUARES,
  type WideMove,
  wideCaptures,
  wideMoved,
  wideMoves,
} from '../rules/international'
import type { Side } from '../rules/squares'
import { DEEPEST, SEEN, WIN } from './search'

/** A man is 100; a flying king is worth about three men. */
const MAN = 100
const KING = 300
/** Bonus per row that a man has advanced, and for the four middle columns. */
const STEP = 3
const MIDDLE = 4
/** The time is checked once per this many positions. */
const ASK_EVERY = 128

const flip = (side: Side): Side => (side === 0 ? 1 : 0)

/** Value for the side to move. */
function evaluateWide(cells: Cells, side: Side): number {
  let worth = 0
  let reds = 0
  let whites = 0
  for (let square = 0; square < WIDE_SQUARES; square++) {
    const cell = cells[square] as number
    if (cell === 0) continue
    const row = Math.floor(square / 5)
    const middle = square % 5 > 0 && square % 5 < 4 ? MIDDLE : 0
    if (cell > 0) reds++
    else whites++
    if (cell === 1) worth += MAN + row * STEP + middle
    else if (cell === -1) worth -= MAN + (9 - row) * STEP + middle
    else worth += cell > 0 ? KING : -KING
  }
  // Exchanges favor the side that is ahead, so a lead counts more on an emptier board.
  worth += ((reds - whites) * 240) / Math.max(1, reds + whites)
  return side === 0 ? Math.round(worth) : -Math.round(worth)
}

export interface WideQuestion {
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
  taken.length > 0 || Math.abs(cells[itemAt(path, 0)] as number) === 1

/** The best move that the time allows, searched at least one half move deep. */
export function searchWide(question: WideQuestion): Found<WideMove> {
  const { cells, side, tieAfter, overtime } = question
  const budget = new Budget({ overtime, every: ASK_EVERY, sure: true })

  const look = (
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
    const rests = depth <= 0
    const moves = rests ? wideCaptures(at, turn) : wideMoves(at, turn)
    if (moves.length === 0) {
      if (!rests || wideMoves(at, turn).length === 0) return -WIN + ply
      return evaluateWide(at, turn)
    }
    if (ply >= DEEPEST) return evaluateWide(at, turn)
    // A single forced reply costs no depth.
    const left = depth - (moves.length === 1 ? 0.5 : 1)
    return alphaBeta(moves.length, low, high, (index, floor) => {
      const move = itemAt(moves, index)
      const rest = isProgress(at, move) ? 0 : quiet + 1
      return -look(wideMoved(at, turn, move), flip(turn), left, -high, -floor, ply + 1, rest)
    }).worth
  }

  return searchMoves({
    budget,
    moves: question.moves,
    depth: question.depth,
    max: WIN,
    won: SEEN,
    worthOf: (move, depth, floor) => {
      const rest = isProgress(cells, move) ? 0 : question.quiet + 1
      return -look(wideMoved(cells, side, move), flip(side), depth - 1, -WIN, -floor, 1, rest)
    },
  })
}
