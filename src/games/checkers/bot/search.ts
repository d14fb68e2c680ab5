/** Owns looking ahead: iterative alpha-beta with a table of positions, captures played to their end. */

import { captures, generate, isProgress, type Move, moved, type Position } from '../rules/moves'
import { evaluate } from './evaluation'

/** A won game; one less for each move that it takes. */
export const WIN = 100_000
export const DEEPEST = 40
const TABLE_BITS = 16
/** Time is asked for once in so many positions. */
const ASK_EVERY = 256

export class OutOfTime extends Error {}

export interface Found {
  readonly move: Move
  readonly value: number
  readonly depth: number
}

interface Known {
  readonly position: Position
  readonly depth: number
  readonly value: number
  /** 0 exact, 1 at least, 2 at most. */
  readonly bound: 0 | 1 | 2
  readonly best: number
}

function slotOf({ red, white, kings, turn }: Position): number {
  let hash = Math.imul(red, 0x9e3779b1) ^ Math.imul(white, 0x85ebca77) ^ Math.imul(kings, 0xc2b2ae3d)
  hash = Math.imul(hash ^ (hash >>> 15) ^ turn, 0x27d4eb2f)
  return (hash ^ (hash >>> 13)) >>> (32 - TABLE_BITS)
}

function same(a: Position, b: Position): boolean {
  return a.red === b.red && a.white === b.white && a.kings === b.kings && a.turn === b.turn
}

interface Question {
  readonly position: Position
  readonly tournament: boolean
  /** Moves without a capture or a man's step so far, and how many make a tie. */
  readonly quiet: number
  readonly tieAfter: number
  /** Half moves to look ahead at most. */
  readonly depth: number
  /** The legal moves in the order in which equal ones are preferred. */
  readonly moves: readonly Move[]
  overtime(): boolean
}

/** The best move as far as time allows; at least one half move deep always. */
export function search(question: Question): Found {
  const { tournament, tieAfter, overtime } = question
  const table: (Known | undefined)[] = new Array(1 << TABLE_BITS)
  let nodes = 0
  let mayStop = false

  const tick = () => {
    if (++nodes % ASK_EVERY === 0 && mayStop && overtime()) throw new OutOfTime()
  }

  /** Only captures: the quiet positions behind them are judged. Not taking is allowed in the simplified game. */
  const settle = (position: Position, low: number, high: number, ply: number): number => {
    tick()
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
    let floor = Math.max(low, best)
    for (const move of list) {
      const value = -settle(moved(position, move), -high, -floor, ply + 1)
      if (value > best) best = value
      if (best > floor) floor = best
      if (floor >= high) break
    }
    return best
  }

  const look = (
    position: Position,
    depth: number,
    low: number,
    high: number,
    ply: number,
    quiet: number,
  ): number => {
    if (quiet >= tieAfter) return 0
    if (depth <= 0) return settle(position, low, high, ply)
    tick()
    const slot = slotOf(position)
    const entry = table[slot]
    const known = entry && same(entry.position, position) ? entry : undefined
    if (known && known.depth >= depth && Math.abs(known.value) < WIN - 200) {
      if (known.bound === 0 || (known.bound === 1 ? known.value >= high : known.value <= low))
        return known.value
    }
    const moves = generate(position, tournament)
    if (moves.length === 0) return -WIN + ply
    const first = known?.best ?? 0
    let best = Number.NEGATIVE_INFINITY
    let index = first
    let floor = low
    for (let i = 0; i < moves.length; i++) {
      // The move that was best before comes first.
      const at = i === 0 ? first : i <= first ? i - 1 : i
      const move = moves[at] as Move
      const rest = isProgress(position, move) ? 0 : quiet + 1
      // A forced single answer costs no depth.
      const cost = tournament && moves.length === 1 ? 0.5 : 1
      const value = -look(moved(position, move), depth - cost, -high, -floor, ply + 1, rest)
      if (value > best) {
        best = value
        index = at
      }
      if (best > floor) floor = best
      if (floor >= high) break
    }
    const bound = best >= high ? 1 : best <= low ? 2 : 0
    table[slot] = { position, depth, value: best, bound, best: index }
    return best
  }

  let order = question.moves.slice()
  let found: Found = { move: order[0] as Move, value: 0, depth: 0 }
  try {
    for (let depth = 1; depth <= question.depth; depth++) {
      let best = Number.NEGATIVE_INFINITY
      let choice = order[0] as Move
      for (const move of order) {
        const rest = isProgress(question.position, move) ? 0 : question.quiet + 1
        const value = -look(moved(question.position, move), depth - 1, -WIN, -best, 1, rest)
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
