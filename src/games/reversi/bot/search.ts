/** The search of positions far from the end: alpha-beta with iterative deepening and a transposition table. */
import { type Budget, searchMoves } from '../../../engine/core/math/search'
import { bitCount, flipsAt, high, type Position, type Squares } from './bits'
import { DISC, Evaluation } from './evaluation'
import { hashOf, LIST_LENGTH, LISTED, listMoves } from './moveList'

/** Above any estimate and result: 64 discs. */
const MAX = 64 * DISC + 1
/** Estimates stay below the certain win of all discs. */
const HIGHEST = 60 * DISC
const TABLE_BITS = 16
const TABLE = 1 << TABLE_BITS
/** From this depth on, results are stored and moves are sorted by the opponent's replies. */
const SORTED = 2
const NONE = -1_000_000

let discs: Int32Array | null = null
let facts = new Int16Array(0)
/** The places of a stored result: value, depth, bound (0 exact, 1 at least, 2 at most), best square. */
const FACTS = 4

/** The position after a move. */
export function placed(square: number, { ownLow, ownHigh, foeLow, foeHigh }: Position): Position {
  const low = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
  const up = high[0] as number
  return {
    ownLow: foeLow & ~low,
    ownHigh: foeHigh & ~up,
    foeLow: ownLow | low | (square < 32 ? 1 << square : 0),
    foeHigh: ownHigh | up | (square < 32 ? 0 : 1 << (square - 32)),
  }
}

export const emptyIn = (squares: Squares, { ownLow, ownHigh, foeLow, foeHigh }: Position): number =>
  bitCount(squares.low & ~(ownLow | foeLow)) + bitCount(squares.high & ~(ownHigh | foeHigh))

export class Search {
  readonly #squares: Squares
  readonly #total: number
  readonly #budget: Budget
  readonly #evaluation: Evaluation
  readonly #discs: Int32Array
  readonly #facts: Int16Array

  constructor(squares: Squares, budget: Budget) {
    this.#squares = squares
    this.#total = bitCount(squares.low) + bitCount(squares.high)
    this.#budget = budget
    this.#evaluation = new Evaluation(squares)
    if (!discs) {
      discs = new Int32Array(TABLE * 4)
      facts = new Int16Array(TABLE * FACTS)
    }
    discs.fill(0)
    this.#discs = discs
    this.#facts = facts
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
      worthOf: (square, deep, floor) => this.worth(position, square, deep, floor),
    })
  }

  /** The value of a move for the side to move; at most `floor` if it is not better. */
  worth(position: Position, square: number, depth: number, floor = -MAX): number {
    const next = placed(square, position)
    const { ownLow, ownHigh, foeLow, foeHigh } = next
    const empty = emptyIn(this.#squares, next)
    const look = (low: number, max: number) =>
      -this.#look(ownLow, ownHigh, foeLow, foeHigh, depth - 1, -max, -low, empty, false)
    if (floor <= -MAX) return look(-MAX, MAX)
    const rough = look(floor, floor + 1)
    return rough > floor ? look(rough - 1, MAX) : rough
  }

  #look(
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
    const facts = this.#facts
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
      const worth = facts[slot * FACTS] as number
      const bound = facts[slot * FACTS + 2]
      if (
        (facts[slot * FACTS + 1] as number) >= depth &&
        (bound === 0 || (bound === 1 ? worth >= ceiling : worth <= floor))
      )
        return worth
      first = facts[slot * FACTS + 3] as number
    }
    const from = empty * LIST_LENGTH
    const to = listMoves(this.#squares, ownLow, ownHigh, foeLow, foeHigh, empty, first, from, depth < SORTED)
    if (to === from) {
      if (passed) return this.#final(ownLow, ownHigh, empty)
      return -this.#look(foeLow, foeHigh, ownLow, ownHigh, depth, -ceiling, -floor, empty, true)
    }
    let best = NONE
    let bestSquare = -1
    let edge = floor
    for (let at = from; at < to; at += 4) {
      const square = LISTED[at] as number
      const flipLow = LISTED[at + 2] as number
      const flipHigh = LISTED[at + 3] as number
      const a = foeLow & ~flipLow
      const b = foeHigh & ~flipHigh
      const c = ownLow | flipLow | (square < 32 ? 1 << square : 0)
      const d = ownHigh | flipHigh | (square < 32 ? 0 : 1 << (square - 32))
      let worth: number
      if (at === from || ceiling - edge <= 1)
        worth = -this.#look(a, b, c, d, depth - 1, -ceiling, -edge, empty - 1, false)
      else {
        worth = -this.#look(a, b, c, d, depth - 1, -edge - 1, -edge, empty - 1, false)
        if (worth > edge && worth < ceiling)
          worth = -this.#look(a, b, c, d, depth - 1, -ceiling, -worth + 1, empty - 1, false)
      }
      if (worth > best) {
        best = worth
        bestSquare = square
        if (best > edge) edge = best
        if (edge >= ceiling) break
      }
    }
    if (depth >= SORTED) {
      table[slot * 4] = ownLow
      table[slot * 4 + 1] = ownHigh
      table[slot * 4 + 2] = foeLow
      table[slot * 4 + 3] = foeHigh
      facts[slot * FACTS] = best
      facts[slot * FACTS + 1] = depth
      facts[slot * FACTS + 2] = best >= ceiling ? 1 : best <= floor ? 2 : 0
      facts[slot * FACTS + 3] = bestSquare
    }
    return best
  }

  /** The result when neither side can move; empty squares go to the winner. */
  #final(ownLow: number, ownHigh: number, empty: number): number {
    const lead = 2 * (bitCount(ownLow) + bitCount(ownHigh)) + empty - this.#total
    return DISC * (lead > 0 ? lead + empty : lead < 0 ? lead - empty : 0)
  }

  #estimate(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number, empty: number): number {
    const worth = this.#evaluation.estimate(ownLow, ownHigh, foeLow, foeHigh, empty)
    if (this.#evaluation.over) return this.#final(ownLow, ownHigh, empty)
    return Math.max(-HIGHEST, Math.min(HIGHEST, worth))
  }
}
