/**
 * The exact solver of the last squares: alpha-beta with a transposition table. With many empty squares left, moves that
 * leave the opponent few replies come first (fastest first); with few, moves into regions with an odd number of empty
 * squares (parity).
 */
import type { Budget } from '../../../engine/core/math/search'
import {
  bitCount,
  flipsAt,
  high,
  highBitOf,
  lowBitOf,
  lowestSquare,
  NEAR,
  type Position,
  type Squares,
} from './bits'
import { hashOf, listMoves, MOVE_LIST_LENGTH, MOVE_LISTS, oddRegions } from './moveOrdering'

/** Up to this many empty squares, all of them are tried without generating or sorting moves. */
const FEW = 5
/** With at least this many, results are stored. */
const STORED = 7
const TABLE_BITS = 17
const TABLE = 1 << TABLE_BITS
/** Lower than any value. */
const NONE = -99

/** The transposition table: the discs of each position, and the lower and upper bound of its value with the best square. */
let discs: Int32Array | null = null
let bounds = new Int8Array(0)

/** An exact solver for one question. Positions solved before speed up later ones of the same solver. */
export class Endgame {
  readonly #squares: Squares
  readonly #low: number
  readonly #high: number
  readonly #total: number
  readonly #budget: Budget
  readonly #discs: Int32Array
  readonly #bounds: Int8Array

  constructor(squares: Squares, budget: Budget) {
    this.#squares = squares
    this.#low = squares.low
    this.#high = squares.high
    this.#total = bitCount(squares.low) + bitCount(squares.high)
    this.#budget = budget
    if (!discs) {
      discs = new Int32Array(TABLE * 4)
      bounds = new Int8Array(TABLE * 3)
    }
    // Only the keys: a position without discs does not exist.
    discs.fill(0)
    this.#discs = discs
    this.#bounds = bounds
  }

  /**
   * The final difference in discs with best play, for the side to move; empty squares go to the winner. Exact between
   * `floor` and `ceiling`, otherwise a bound.
   */
  solve({ ownLow, ownHigh, foeLow, foeHigh }: Position, floor: number, ceiling: number): number {
    const empty = bitCount(this.#low & ~(ownLow | foeLow)) + bitCount(this.#high & ~(ownHigh | foeHigh))
    return this.#solve(ownLow, ownHigh, foeLow, foeHigh, floor, ceiling, empty, false)
  }

  /** The difference when neither side can move. */
  #final(ownLow: number, ownHigh: number, empty: number): number {
    const own = bitCount(ownLow) + bitCount(ownHigh)
    const lead = 2 * own + empty - this.#total
    return lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0
  }

  #solveLast(square: number, ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
    const lead = 2 * (bitCount(ownLow) + bitCount(ownHigh)) + 1 - this.#total
    let low = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
    let flipped = bitCount(low) + bitCount(high[0] as number)
    if (flipped > 0) return lead + 2 * flipped + 1
    low = flipsAt(square, foeLow, foeHigh, ownLow, ownHigh)
    flipped = bitCount(low) + bitCount(high[0] as number)
    if (flipped > 0) return lead - 2 * flipped - 1
    return lead > 0 ? lead + 1 : lead - 1
  }

  #solveFew(
    ownLow: number,
    ownHigh: number,
    foeLow: number,
    foeHigh: number,
    floor: number,
    ceiling: number,
    empty: number,
    passed: boolean,
  ): number {
    const emptyLow = this.#low & ~(ownLow | foeLow)
    const emptyHigh = this.#high & ~(ownHigh | foeHigh)
    if (empty === 0) return this.#final(ownLow, ownHigh, 0)
    if (empty === 1)
      return this.#solveLast(lowestSquare(emptyLow, emptyHigh), ownLow, ownHigh, foeLow, foeHigh)
    const oddLow = oddRegions(emptyLow)
    const oddHigh = oddRegions(emptyHigh)
    let best = NONE
    for (let round = 0; round < 2; round++) {
      let low = emptyLow & (round === 0 ? oddLow : ~oddLow)
      let up = emptyHigh & (round === 0 ? oddHigh : ~oddHigh)
      while ((low | up) !== 0) {
        const square = lowestSquare(low, up)
        const lowBit = lowBitOf(square)
        const highBit = highBitOf(square)
        low ^= lowBit
        up ^= highBit
        if (
          ((NEAR[square * 2] as number) & foeLow) === 0 &&
          ((NEAR[square * 2 + 1] as number) & foeHigh) === 0
        )
          continue
        const flipLow = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
        const flipHigh = high[0] as number
        if ((flipLow | flipHigh) === 0) continue
        const value = -this.#solveFew(
          foeLow & ~flipLow,
          foeHigh & ~flipHigh,
          ownLow | flipLow | lowBit,
          ownHigh | flipHigh | highBit,
          -ceiling,
          -Math.max(best, floor),
          empty - 1,
          false,
        )
        if (value > best) {
          best = value
          if (best >= ceiling) return best
        }
      }
    }
    if (best !== NONE) return best
    if (passed) return this.#final(ownLow, ownHigh, empty)
    return -this.#solveFew(foeLow, foeHigh, ownLow, ownHigh, -ceiling, -floor, empty, true)
  }

  /** Principal variation search. */
  #solve(
    ownLow: number,
    ownHigh: number,
    foeLow: number,
    foeHigh: number,
    floor: number,
    ceiling: number,
    empty: number,
    passed: boolean,
  ): number {
    if (empty <= FEW) return this.#solveFew(ownLow, ownHigh, foeLow, foeHigh, floor, ceiling, empty, passed)
    this.#budget.spend()
    const table = this.#discs
    const bounds = this.#bounds
    let slot = -1
    let first = -1
    let lowest = floor
    let highest = ceiling
    if (empty >= STORED) {
      slot = hashOf(ownLow, ownHigh, foeLow, foeHigh) >>> (32 - TABLE_BITS)
      const key = slot * 4
      if (
        table[key] === ownLow &&
        table[key + 1] === ownHigh &&
        table[key + 2] === foeLow &&
        table[key + 3] === foeHigh
      ) {
        const min = bounds[slot * 3] as number
        const max = bounds[slot * 3 + 1] as number
        if (min >= ceiling || min === max) return min
        if (max <= floor) return max
        if (min > lowest) lowest = min
        if (max < highest) highest = max
        first = bounds[slot * 3 + 2] as number
      }
    }
    const from = empty * MOVE_LIST_LENGTH
    const to = listMoves(this.#squares, ownLow, ownHigh, foeLow, foeHigh, empty, first, from)
    if (to === from) {
      if (passed) return this.#final(ownLow, ownHigh, empty)
      return -this.#solve(foeLow, foeHigh, ownLow, ownHigh, -ceiling, -floor, empty, true)
    }
    let best = NONE
    let bestSquare = -1
    let alpha = lowest
    for (let at = from; at < to; at += 4) {
      const square = MOVE_LISTS[at] as number
      const flipLow = MOVE_LISTS[at + 2] as number
      const flipHigh = MOVE_LISTS[at + 3] as number
      const a = foeLow & ~flipLow
      const b = foeHigh & ~flipHigh
      const c = ownLow | flipLow | lowBitOf(square)
      const d = ownHigh | flipHigh | highBitOf(square)
      const left = empty - 1
      let value: number
      if (at === from || highest - alpha <= 1) value = -this.#solve(a, b, c, d, -highest, -alpha, left, false)
      else {
        value = -this.#solve(a, b, c, d, -alpha - 1, -alpha, left, false)
        if (value > alpha && value < highest) value = -this.#solve(a, b, c, d, -highest, -value, left, false)
      }
      if (value > best) {
        best = value
        bestSquare = square
        if (best > alpha) alpha = best
        if (alpha >= highest) break
      }
    }
    if (slot >= 0) {
      const key = slot * 4
      table[key] = ownLow
      table[key + 1] = ownHigh
      table[key + 2] = foeLow
      table[key + 3] = foeHigh
      bounds[slot * 3] = best > lowest ? best : -64
      bounds[slot * 3 + 1] = best < highest ? best : 64
      bounds[slot * 3 + 2] = bestSquare
    }
    return best
  }
}
