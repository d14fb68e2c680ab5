/** The search on eight rows: alpha-beta with a transposition table; quiescence search follows captures. */
import { itemAt } from '../../../engine/core/itemAt'
import { alphaBeta, Budget, type Found as FoundMove, searchMoves } from '../../../engine/core/math/search'
import { captures, generate, isProgress, type Move, moved, type Position } from '../rules/moves'
import { evaluate } from './evaluation'

/** Value of a won game, minus one per move until then. */
export const WIN = 100_000
export const DEEPEST = 40
const TABLE_BITS = 16
/** The time is checked once per this many positions. */
const CLOCK_EVERY = 256

/** Higher values are a proven win. */
export const PROVEN_WIN = WIN - 200

export type Found = FoundMove<Move>

interface TableEntry {
  readonly position: Position
  readonly depth: number
  readonly value: number
  /** 0 exact, 1 lower bound, 2 upper bound. */
  readonly bound: 0 | 1 | 2
  readonly best: number
}

function slotOf({ red, white, kings, turn }: Position): number {
  let hash = Math.imul(red, 0x9e3779b1) ^ Math.imul(white, 0x85ebca77) ^ Math.imul(kings, 0xc2b2ae3d)
  hash = Math.imul(hash ^ (hash >>> 15) ^ turn, 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> (32 - TABLE_BITS)
}

function isSamePosition(a: Position, b: Position): boolean {
  return a.red === b.red && a.white === b.white && a.kings === b.kings && a.turn === b.turn
}

interface SearchRequest {
  readonly position: Position
  readonly tournament: boolean
  /** Moves so far without a capture or a man's move, and how many make a tie. */
  readonly quiet: number
  readonly tieAfter: number
  /** Maximum depth in half moves. */
  readonly depth: number
  /** The legal moves. Earlier ones win ties. */
  readonly moves: readonly Move[]
  overtime(): boolean
}

/**
 * The transposition table. Reused and cleared between searches, because allocating it takes longer than most of them.
 */
const table: (TableEntry | undefined)[] = new Array(1 << TABLE_BITS).fill(undefined)

/** The best move that the time allows, searched at least one half move deep. */
export function search(request: SearchRequest): Found {
  const { tournament, tieAfter, overtime } = request
  table.fill(undefined)
  const budget = new Budget({ overtime, every: CLOCK_EVERY, sure: true })

  /** Quiescence search over captures. In the simplified game captures are optional, so standing pat is allowed. */
  const quiesce = (position: Position, low: number, high: number, ply: number): number => {
    budget.spend()
    const list = captures(position, tournament)
    let best = -WIN + ply
    if (list.length === 0 || !tournament) {
      best =
        position.turn === 0
          ? position.red
            ? evaluate(position)
            : best
          : position.white
            ? evaluate(position)
            : best
      if (best >= high || list.length === 0 || ply >= DEEPEST) return best
    }
    return alphaBeta(
      list.length,
      low,
      high,
      (index, floor) => -quiesce(moved(position, itemAt(list, index)), -high, -floor, ply + 1),
      best,
    ).value
  }

  const negamax = (
    position: Position,
    depth: number,
    low: number,
    high: number,
    ply: number,
    quiet: number,
  ): number => {
    if (quiet >= tieAfter) return 0
    if (depth <= 0) return quiesce(position, low, high, ply)
    budget.spend()
    const slot = slotOf(position)
    const entry = table[slot]
    const known = entry && isSamePosition(entry.position, position) ? entry : undefined
    if (known && known.depth >= depth && Math.abs(known.value) < PROVEN_WIN) {
      if (known.bound === 0 || (known.bound === 1 ? known.value >= high : known.value <= low))
        return known.value
    }
    const moves = generate(position, tournament)
    if (moves.length === 0) return -WIN + ply
    const first = known?.best ?? 0
    // A single forced reply costs no depth in the tournament game.
    const left = depth - (tournament && moves.length === 1 ? 0.5 : 1)
    // The previous best move comes first.
    const at = (index: number) => (index === 0 ? first : index <= first ? index - 1 : index)
    const { index, value } = alphaBeta(moves.length, low, high, (i, floor) => {
      const move = itemAt(moves, at(i))
      const rest = isProgress(position, move) ? 0 : quiet + 1
      return -negamax(moved(position, move), left, -high, -floor, ply + 1, rest)
    })
    const bound = value >= high ? 1 : value <= low ? 2 : 0
    table[slot] = { position, depth, value, bound, best: at(index) }
    return value
  }

  return searchMoves({
    budget,
    moves: request.moves,
    depth: request.depth,
    max: WIN,
    won: PROVEN_WIN,
    moveValue: (move, depth, floor) => {
      const rest = isProgress(request.position, move) ? 0 : request.quiet + 1
      return -negamax(moved(request.position, move), depth - 1, -WIN, -floor, 1, rest)
    },
  })
}
