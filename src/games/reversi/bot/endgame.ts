/**
 * The exact solver of the last squares: alpha-beta with a transposition table. With many empty squares left, moves that
 * leave the opponent few replies come first; with few, moves into regions with an odd number of empty squares.
 */
import type { Budget } from '../../../engine/core/math/search'
import { bitCount, flipsAt, high, NEAR, type Position, type Squares } from './bits'
import { hashOf, LIST_LENGTH, LISTED, listMoves, odd } from './moveList'

/** Up to this many empty squares, all of them are tried without generating or sorting moves. */
const FEW = 5
/** With at least this many, results are stored. */
const STORED = 7
const TABLE_BITS = 17
const TABLE = 1 << TABLE_BITS
/** Lower than any value. */
const NONE = -99

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
    return this.#many(ownLow, ownHigh, foeLow, foeHigh, floor, ceiling, empty, false)
  }

  /** The difference when neither side can move. */
  #final(ownLow: number, ownHigh: number, empty: number): number {
    const own = bitCount(ownLow) + bitCount(ownHigh)
    const lead = 2 * own + empty - this.#total
    return lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0
  }

  #last(square: number, ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
    const lead = 2 * (bitCount(ownLow) + bitCount(ownHigh)) + 1 - this.#total
    let low = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
    let flipped = bitCount(low) + bitCount(high[0] as number)
    if (flipped > 0) return lead + 2 * flipped + 1
    low = flipsAt(square, foeLow, foeHigh, ownLow, ownHigh)
    flipped = bitCount(low) + bitCount(high[0] as number)
    if (flipped > 0) return lead - 2 * flipped - 1
    return lead > 0 ? lead + 1 : lead - 1
  }

  #few(
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
      return this.#last(
        emptyLow !== 0 ? 31 - Math.clz32(emptyLow) : 63 - Math.clz32(emptyHigh),
        ownLow,
        ownHigh,
        foeLow,
        foeHigh,
      )
    const oddLow = odd(emptyLow & 0x0f0f0f0f, 0x0f0f0f0f) | odd(emptyLow & 0xf0f0f0f0, 0xf0f0f0f0)
    const oddHigh = odd(emptyHigh & 0x0f0f0f0f, 0x0f0f0f0f) | odd(emptyHigh & 0xf0f0f0f0, 0xf0f0f0f0)
    let best = NONE
    for (let round = 0; round < 2; round++) {
      let low = emptyLow & (round === 0 ? oddLow : ~oddLow)
      let up = emptyHigh & (round === 0 ? oddHigh : ~oddHigh)
      while ((low | up) !== 0) {
        let lowBit = 0
        let highBit = 0
        let square = 0
        if (low !== 0) {
          lowBit = low & -low
          low ^= lowBit
          square = 31 - Math.clz32(lowBit)
        } else {
          highBit = up & -up
          up ^= highBit
          square = 63 - Math.clz32(highBit)
        }
        if (
          ((NEAR[square * 2] as number) & foeLow) === 0 &&
          ((NEAR[square * 2 + 1] as number) & foeHigh) === 0
        )
          continue
        const flipLow = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
        const flipHigh = high[0] as number
        if ((flipLow | flipHigh) === 0) continue
        const worth = -this.#few(
          foeLow & ~flipLow,
          foeHigh & ~flipHigh,
          ownLow | flipLow | lowBit,
          ownHigh | flipHigh | highBit,
          -ceiling,
          -Math.max(best, floor),
          empty - 1,
          false,
        )
        if (worth > best) {
          best = worth
          if (best >= ceiling) return best
        }
      }
    }
    if (best !== NONE) return best
    if (passed) return this.#final(ownLow, ownHigh, empty)
    return -this.#few(foeLow, foeHigh, ownLow, ownHigh, -ceiling, -floor, empty, true)
  }

  #many(
    ownLow: number,
    ownHigh: number,
    foeLow: number,
    foeHigh: number,
    floor: number,
    ceiling: number,
    empty: number,
    passed: boolean,
  ): number {
    if (empty <= FEW) return this.#few(ownLow, ownHigh, foeLow, foeHigh, floor, ceiling, empty, passed)
    this.#budget.spend()
    const table = this.#discs
    const known = this.#bounds
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
        const min = known[slot * 3] as number
        const max = known[slot * 3 + 1] as number
        if (min >= ceiling || min === max) return min
        if (max <= floor) return max
        if (min > lowest) lowest = min
        if (max < highest) highest = max
        first = known[slot * 3 + 2] as number
      }
    }
    const from = empty * LIST_LENGTH
    const to = listMoves(this.#squares, ownLow, ownHigh, foeLow, foeHigh, empty, first, from)
    if (to === from) {
      if (passed) return this.#final(ownLow, ownHigh, empty)
      return -this.#many(foeLow, foeHigh, ownLow, ownHigh, -ceiling, -floor, empty, true)
    }
    let best = NONE
    let bestSquare = -1
    let edge = lowest
    for (let at = from; at < to; at += 4) {
      const square = LISTED[at] as number
      const flipLow = LISTED[at + 2] as number
      const flipHigh = LISTED[at + 3] as number
      const lowBit = square < 32 ? 1 << square : 0
      const highBit = square < 32 ? 0 : 1 << (square - 32)
      const nextOwnLow = foeLow & ~flipLow
      const nextOwnHigh = foeHigh & ~flipHigh
      const nextFoeLow = ownLow | flipLow | lowBit
      const nextFoeHigh = ownHigh | flipHigh | highBit
      const left = empty - 1
      let worth: number
      if (at === from || highest - edge <= 1)
        worth = -this.#many(nextOwnLow, nextOwnHigh, nextFoeLow, nextFoeHigh, -highest, -edge, left, false)
      else {
        worth = -this.#many(nextOwnLow, nextOwnHigh, nextFoeLow, nextFoeHigh, -edge - 1, -edge, left, false)
        if (worth > edge && worth < highest)
          worth = -this.#many(nextOwnLow, nextOwnHigh, nextFoeLow, nextFoeHigh, -highest, -worth, left, false)
      }
      if (worth > best) {
        best = worth
        bestSquare = square
        if (best > edge) edge = best
        if (edge >= highest) break
      }
    }
    if (slot >= 0) {
      const key = slot * 4
      table[key] = ownLow
      table[key + 1] = ownHigh
      table[key + 2] = foeLow
      table[key + 3] = foeHigh
      known[slot * 3] = best > lowest ? best : -64
      known[slot * 3 + 1] = best < highest ? best : 64
      known[slot * 3 + 2] = bestSquare
    }
    return best
  }
}
