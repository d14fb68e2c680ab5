/**
 * The search of positions far from the end: alpha-beta (principal variation search) with iterative deepening and a
 * transposition table.
 */
import { type Budget, searchMoves } from '../../../engine/core/math/search'
import { bitCount, flipsAt, high, highBitOf, lowBitOf, type Position, type Squares } from './bits'
import { DISC, Evaluation } from './evaluation'
import { hashOf, listMoves, MOVE_LIST_LENGTH, MOVE_LISTS } from './moveOrdering'

/** Above any estimate and result: 64 discs. */
const MAX = 64 * DISC + 1
/** Estimates stay below the certain win of all discs. */
const HIGHEST = 60 * DISC
const TABLE_BITS = 16
const TABLE = 1 << TABLE_BITS
/** From this depth on, results are stored and moves are sorted by the opponent's replies. */
const SORTED = 2
const NONE = -1_000_000

/** The transposition table: the discs of each position, and the result. */
let discs: Int32Array | null = null
let results = new Int16Array(0)
/** A stored result: value, depth, bound (0 exact, 1 lower, 2 upper), best square. */
const RESULT_SIZE = 4

/** The position after a move. */
export function positionAfter(square: number, { ownLow, ownHigh, foeLow, foeHigh }: Position): Position {
  const low = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
  const up = high[0] as number
  return {
    ownLow: foeLow & ~low,
    ownHigh: foeHigh & ~up,
    foeLow: ownLow | low | lowBitOf(square),
    foeHigh: ownHigh | up | highBitOf(square),
  }
}

export const emptyCount = (squares: Squares, { ownLow, ownHigh, foeLow, foeHigh }: Position): number =>
  bitCount(squares.low & ~(ownLow | foeLow)) + bitCount(squares.high & ~(ownHigh | foeHigh))

export class Search {
  readonly #squares: Squares
  readonly #total: number
  readonly #budget: Budget
  readonly #evaluation: Evaluation
  readonly #discs: Int32Array
  readonly #results: Int16Array

  constructor(squares: Squares, budget: Budget) {
    this.#squares = squares
    this.#total = bitCount(squares.low) + bitCount(squares.high)
    this.#budget = budget
    this.#evaluation = new Evaluation(squares)
    if (!discs) {
      discs = new Int32Array(TABLE * 4)
      results = new Int16Array(TABLE * RESULT_SIZE)
    }
    discs.fill(0)
    this.#discs = discs
    this.#results = results
  }

  /**
   * The best of these squares, at most `depth` moves deep.
   *
   * @param choices legal squares; earlier ones win ties
   */
  best(position: Position, choices: readonly number[], depth: number) {
    return searchMoves({
      budget: this.#budget,
      moves: choices,
      depth,
      max: MAX,
      won: MAX,
      moveValue: (square, deep, floor) => this.moveValue(position, square, deep, floor),
    })
  }

  /** The value of a move for the side to move; at most `floor` if it is not better. */
  moveValue(position: Position, square: number, depth: number, floor = -MAX): number {
    const next = positionAfter(square, position)
    const { ownLow, ownHigh, foeLow, foeHigh } = next
    const empty = emptyCount(this.#squares, next)
    const searchWindow = (low: number, max: number) =>
      -this.#negamax(ownLow, ownHigh, foeLow, foeHigh, depth - 1, -max, -low, empty, false)
    if (floor <= -MAX) return searchWindow(-MAX, MAX)
    const rough = searchWindow(floor, floor + 1)
    return rough > floor ? searchWindow(rough - 1, MAX) : rough
  }

  #negamax(
    ownLow: number,
    ownHigh: number,
    foeLow: number,
    foeHigh: number,
    depth: number,
    floor: number,
    ceiling: number,
    empty: number,
    passed: boolean,
  ): number {
    this.#budget.spend()
    if (empty === 0) return this.#final(ownLow, ownHigh, 0)
    if (depth <= 0) return this.#estimate(ownLow, ownHigh, foeLow, foeHigh, empty)
    const results = this.#results
    const table = this.#discs
    const slot = hashOf(ownLow, ownHigh, foeLow, foeHigh) >>> (32 - TABLE_BITS)
    let first = -1
    if (
      depth >= SORTED &&
      table[slot * 4] === ownLow &&
      table[slot * 4 + 1] === ownHigh &&
      table[slot * 4 + 2] === foeLow &&
      table[slot * 4 + 3] === foeHigh
    ) {
      const value = results[slot * RESULT_SIZE] as number
      const bound = results[slot * RESULT_SIZE + 2]
      if (
        (results[slot * RESULT_SIZE + 1] as number) >= depth &&
        (bound === 0 || (bound === 1 ? value >= ceiling : value <= floor))
      )
        return value
      first = results[slot * RESULT_SIZE + 3] as number
    }
    const from = empty * MOVE_LIST_LENGTH
    const to = listMoves(this.#squares, ownLow, ownHigh, foeLow, foeHigh, empty, first, from, depth < SORTED)
    if (to === from) {
      if (passed) return this.#final(ownLow, ownHigh, empty)
      return -this.#negamax(foeLow, foeHigh, ownLow, ownHigh, depth, -ceiling, -floor, empty, true)
    }
    let best = NONE
    let bestSquare = -1
    let alpha = floor
    for (let at = from; at < to; at += 4) {
      const square = MOVE_LISTS[at] as number
      const flipLow = MOVE_LISTS[at + 2] as number
      const flipHigh = MOVE_LISTS[at + 3] as number
      const a = foeLow & ~flipLow
      const b = foeHigh & ~flipHigh
      const c = ownLow | flipLow | lowBitOf(square)
      const d = ownHigh | flipHigh | highBitOf(square)
      let value: number
      if (at === from || ceiling - alpha <= 1)
        value = -this.#negamax(a, b, c, d, depth - 1, -ceiling, -alpha, empty - 1, false)
      else {
        value = -this.#negamax(a, b, c, d, depth - 1, -alpha - 1, -alpha, empty - 1, false)
        if (value > alpha && value < ceiling)
          value = -this.#negamax(a, b, c, d, depth - 1, -ceiling, -value + 1, empty - 1, false)
      }
      if (value > best) {
        best = value
        bestSquare = square
        if (best > alpha) alpha = best
        if (alpha >= ceiling) break
      }
    }
    if (depth >= SORTED) {
      table[slot * 4] = ownLow
      table[slot * 4 + 1] = ownHigh
      table[slot * 4 + 2] = foeLow
      table[slot * 4 + 3] = foeHigh
      results[slot * RESULT_SIZE] = best
      results[slot * RESULT_SIZE + 1] = depth
      results[slot * RESULT_SIZE + 2] = best >= ceiling ? 1 : best <= floor ? 2 : 0
      results[slot * RESULT_SIZE + 3] = bestSquare
    }
    return best
  }

  /** The result when neither side can move; empty squares go to the winner. */
  #final(ownLow: number, ownHigh: number, empty: number): number {
    const lead = 2 * (bitCount(ownLow) + bitCount(ownHigh)) + empty - this.#total
    return DISC * (lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0)
  }

  #estimate(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number, empty: number): number {
    const value = this.#evaluation.estimate(ownLow, ownHigh, foeLow, foeHigh, empty)
    if (this.#evaluation.over) return this.#final(ownLow, ownHigh, empty)
    return Math.max(-HIGHEST, Math.min(HIGHEST, value))
  }
}
