/** Owns looking ahead in International draughts: alpha-beta, deeper and deeper, captures played to their end. */
import {
  type Cells,
  WIDE_SQUARES,
  type WideMove,
  wideCaptures,
  wideMoved,
  wideMoves,
} from '../rules/international'
import type { Side } from '../rules/squares'
import { DEEPEST, OutOfTime, WIN } from './search'

/** A flying king is worth about three men. */
const MAN = 100
const KING = 300
/** Each row that a man has come forward, and a place on the four middle columns. */
const STEP = 3
const MIDDLE = 4
/** Time is asked for once in so many positions. */
const ASK_EVERY = 128

const flip = (side: Side): Side => (side === 0 ? 1 : 0)

/** Worth to the side to move. */
export function evaluateWide(cells: Cells, side: Side): number {
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
  // Ahead, every exchange is good: the same lead weighs more on an emptier board.
  worth += ((reds - whites) * 240) / Math.max(1, reds + whites)
  return side === 0 ? Math.round(worth) : -Math.round(worth)
}

export interface WideQuestion {
  readonly cells: Cells
  readonly side: Side
  /** Moves without a capture or a man's step so far, and how many make a tie. */
  readonly quiet: number
  readonly tieAfter: number
  /** Half moves to look ahead at most. */
  readonly depth: number
  /** The legal moves in the order in which equal ones are preferred. */
  readonly moves: readonly WideMove[]
  overtime(): boolean
}

export interface WideFound {
  readonly move: WideMove
  readonly value: number
  readonly depth: number
}

const isProgress = (cells: Cells, { path, taken }: WideMove) =>
  taken.length > 0 || Math.abs(cells[path[0] as number] as number) === 1

/** The best move as far as time allows; at least one half move deep always. */
export function searchWide(question: WideQuestion): WideFound {
  const { cells, side, tieAfter, overtime } = question
  let nodes = 0
  let mayStop = false

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
    if (++nodes % ASK_EVERY === 0 && mayStop && overtime()) throw new OutOfTime()
    const rests = depth <= 0
    const moves = rests ? wideCaptures(at, turn) : wideMoves(at, turn)
    if (moves.length === 0) {
      if (!rests || wideMoves(at, turn).length === 0) return -WIN + ply
      return evaluateWide(at, turn)
    }
    if (ply >= DEEPEST) return evaluateWide(at, turn)
    let best = Number.NEGATIVE_INFINITY
    let floor = low
    for (const move of moves) {
      const rest = isProgress(at, move) ? 0 : quiet + 1
      // A forced single answer costs no depth.
      const cost = moves.length === 1 ? 0.5 : 1
      const value = -look(wideMoved(at, turn, move), flip(turn), depth - cost, -high, -floor, ply + 1, rest)
      if (value > best) best = value
      if (best > floor) floor = best
      if (floor >= high) break
    }
    return best
  }

  let order = question.moves.slice()
  let found: WideFound = { move: order[0] as WideMove, value: 0, depth: 0 }
  try {
    for (let depth = 1; depth <= question.depth; depth++) {
      let best = Number.NEGATIVE_INFINITY
      let choice = order[0] as WideMove
      for (const move of order) {
        const rest = isProgress(cells, move) ? 0 : question.quiet + 1
        const value = -look(wideMoved(cells, side, move), flip(side), depth - 1, -WIN, -best, 1, rest)
        if (value > best) {
          best = value
          choice = move
        }
      }
      found = { move: choice, value: best, depth }
      order = [choice, ...order.filter((move) => move !== choice)]
      mayStop = true
      if (order.length === 1 || Math.abs(best) > WIN - 200 || overtime()) break
    }
  } catch (error) {
    if (!(error instanceof OutOfTime)) throw error
  }
  return found
}
