/** The solver of games in which open cards go to the waste, one rank up or down. It knows all cards. */
import { itemAt } from '../../../engine/core/itemAt'
import type { RunMove, RunState } from './runState'
import { NONE, rankIndex, type Shape } from './shape'

export interface RunVerdict {
  readonly result: 'won' | 'lost' | 'unknown'
  /** The moves that win; if no win was found, those that clear the most cards of all that were tried. */
  readonly moves: readonly RunMove[]
  /** How many cards of the table these moves leave. */
  readonly left: number
  /** Visited positions. */
  readonly nodes: number
}

/** The places are bits of two numbers, because one number has too few for 35. This is how many the first one holds. */
const LOW = 26
const ABOVE_LOW = 1 << LOW

/**
 * Searches for a win.
 *
 * @param max how many positions it may visit; the search is the same on every machine
 */
export function solveRun(shape: Shape, state: RunState, max: number): RunVerdict {
  const { corner } = state
  const ranks = state.places.map((card) => (card === NONE ? NONE : rankIndex(card)))
  const stock = state.stock.map(rankIndex)
  const over = shape.places.map((place) => place.over)
  const under = over.map((_, at) => [...over.keys()].filter((other) => itemAt(over, other).includes(at)))
  /** How many cards lie on each place. */
  const covers = over.map((others) => others.filter((other) => ranks[other] !== NONE).length)
  /** How many cards each place holds down, in all rows: those are worth more. */
  const weight = under.map((_, at) => allUnder(under, at).size)
  const isThere = ranks.map((rank) => rank !== NONE)
  let [low, high, left] = [0, 0, 0]
  for (const [at, there] of isThere.entries()) if (there) flip(at, 1)
  const visited = new Set<number>()
  const path: RunMove[] = []
  let best: readonly RunMove[] = []
  let least = left
  let isCut = false

  function flip(at: number, sign: 1 | -1): void {
    if (at < LOW) low += sign << at
    else high += sign << (at - LOW)
    left += sign
    isThere[at] = sign > 0
  }
  function put(at: number, sign: 1 | -1): void {
    flip(at, sign)
    for (const other of itemAt(under, at)) covers[other] = itemAt(covers, other) + sign
  }
  function search(top: number, drawn: number): boolean {
    if (left < least || left === 0) {
      least = left
      best = [...path]
    }
    if (left === 0) return true
    const key = ((high * ABOVE_LOW + low) * 32 + drawn) * 16 + top
    if (visited.has(key)) return false
    if (visited.size >= max) {
      isCut = true
      return false
    }
    visited.add(key)
    const next: number[] = []
    for (const [at, rank] of ranks.entries()) {
      if (!isThere[at] || covers[at] !== 0) continue
      const distance = Math.abs(rank - top)
      if (distance === 1 || (corner && distance === 12)) next.push(at)
    }
    next.sort((a, b) => itemAt(weight, b) - itemAt(weight, a))
    for (const place of next) {
      put(place, -1)
      path.push({ type: 'take', place })
      if (search(itemAt(ranks, place), drawn)) return true
      path.pop()
      put(place, 1)
    }
    if (drawn === stock.length) return false
    path.push({ type: 'draw' })
    if (search(itemAt(stock, stock.length - 1 - drawn), drawn + 1)) return true
    path.pop()
    return false
  }

  const isWon = search(rankIndex(itemAt(state.waste, -1)), 0)
  return { result: isWon ? 'won' : isCut ? 'unknown' : 'lost', moves: best, left: least, nodes: visited.size }
}

/** All places that cannot be opened before this one is empty. */
function allUnder(under: readonly (readonly number[])[], at: number): ReadonlySet<number> {
  const found = new Set<number>()
  const open = [...itemAt(under, at)]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue
    found.add(next)
    open.push(...itemAt(under, next))
  }
  return found
}
