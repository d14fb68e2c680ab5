/** The estimate of a position before its end can be computed: mobility, corners and what is near them, stable edges. */
import { bitCount, high, movesFrom, type Squares } from './bits'
import { cornersOf } from './moveOrdering'

/** Estimates and results are in hundredths of a disc. */
export const DISC = 100

/** What an estimate counts, each for the side to move minus the other side. */
const FEATURES = [
  'moves',
  'empty squares next to the opponent',
  'corners',
  'discs diagonally next to an empty corner',
  'discs on the edge next to an empty corner',
  'stable discs on the edge',
  'other discs on the edge',
  'discs',
  'the move',
] as const

/**
 * The weight of each feature in hundredths of a disc, for up to 10, 20, … empty squares.
 */
const WEIGHTS: readonly (readonly number[])[] = [
  [457, -105, 15, -164, -229, 48, -107, 73, 39],
  [285, -39, 426, -511, -244, 117, -56, 7, -126],
  [163, 22, 913, -784, -216, 192, 8, -40, -216],
  [110, 38, 1531, -1154, -320, 292, 72, -77, -251],
  [78, 33, 1975, -1646, -602, 504, 86, -109, -249],
  [70, 39, 3240, -2161, -1089, 126, -107, -86, -222],
]

const LEFT = 0xfefefefe | 0
const RIGHT = 0x7f7f7f7f

export class Evaluation {
  readonly #low: number
  readonly #high: number
  readonly #corners: Squares
  readonly #edgeLow: number
  readonly #edgeHigh: number
  /** Neither side can move in the position measured last. */
  over = false
  readonly features = new Float64Array(FEATURES.length)

  constructor(squares: Squares) {
    this.#low = squares.low
    this.#high = squares.high
    this.#corners = cornersOf(squares)
    const large = squares.low === -1
    this.#edgeLow = large ? 0x818181ff | 0 : 0x42427e00
    this.#edgeHigh = large ? 0xff818181 | 0 : 0x007e4242
  }

  /** The expected final difference in discs for the side to move. */
  estimate(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number, empty: number): number {
    const features = this.measure(ownLow, ownHigh, foeLow, foeHigh)
    const weights = WEIGHTS[Math.min(5, Math.floor((empty - 1) / 10))] as readonly number[]
    let sum = 0
    for (let i = 0; i < features.length; i++) sum += (features[i] as number) * (weights[i] as number)
    return Math.round(sum)
  }

  /** Counts the features of a position. */
  measure(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): Float64Array {
    const { features } = this
    const emptyLow = this.#low & ~(ownLow | foeLow)
    const emptyHigh = this.#high & ~(ownHigh | foeHigh)
    let own = bitCount(movesFrom(ownLow, ownHigh, foeLow, foeHigh) & this.#low)
    own += bitCount((high[0] as number) & this.#high)
    let foe = bitCount(movesFrom(foeLow, foeHigh, ownLow, ownHigh) & this.#low)
    foe += bitCount((high[0] as number) & this.#high)
    this.over = own + foe === 0
    features[0] = own - foe
    features[1] =
      bitCount(nextLow(foeLow, foeHigh) & emptyLow) +
      bitCount(nextHigh(foeLow, foeHigh) & emptyHigh) -
      bitCount(nextLow(ownLow, ownHigh) & emptyLow) -
      bitCount(nextHigh(ownLow, ownHigh) & emptyHigh)
    const { low, high: up } = this.#corners
    features[2] =
      bitCount(ownLow & low) + bitCount(ownHigh & up) - bitCount(foeLow & low) - bitCount(foeHigh & up)
    // Squares around empty corners: the upper corners are in the lower half of the numbers.
    const openLow = emptyLow & low
    const openHigh = emptyHigh & up
    const crossLow = around(openLow, 9, 7)
    const crossHigh = aroundUp(openHigh, 9, 7)
    features[3] = differ(ownLow, ownHigh, foeLow, foeHigh, crossLow, crossHigh)
    const sideLow = around(openLow, 8, 8) | beside(openLow)
    const sideHigh = aroundUp(openHigh, 8, 8) | beside(openHigh)
    const byLow = sideLow & this.#edgeLow
    const byHigh = sideHigh & this.#edgeHigh
    features[4] = differ(ownLow, ownHigh, foeLow, foeHigh, byLow, byHigh)
    const stable = this.#stable(ownLow, ownHigh) - this.#stable(foeLow, foeHigh)
    features[5] = stable
    features[6] =
      differ(
        ownLow,
        ownHigh,
        foeLow,
        foeHigh,
        this.#edgeLow & ~(byLow | low),
        this.#edgeHigh & ~(byHigh | up),
      ) - stable
    features[7] = differ(ownLow, ownHigh, foeLow, foeHigh, -1, -1)
    features[8] = 1
    return features
  }

  /** Discs on the edge, besides corners, that a chain of own discs connects to an own corner. */
  #stable(discsLow: number, discsHigh: number): number {
    let low = discsLow & this.#corners.low
    let up = discsHigh & this.#corners.high
    if ((low | up) === 0) return 0
    const corners = bitCount(low) + bitCount(up)
    const lineLow = discsLow & this.#edgeLow
    const lineHigh = discsHigh & this.#edgeHigh
    for (let far = 0; far < 6; far++) {
      const more =
        lineLow & (((low << 1) & LEFT) | ((low >>> 1) & RIGHT) | (low << 8) | (low >>> 8) | (up << 24))
      up |= lineHigh & (((up << 1) & LEFT) | ((up >>> 1) & RIGHT) | (up << 8) | (up >>> 8) | (low >>> 24))
      low |= more
    }
    return bitCount(low) + bitCount(up) - corners
  }
}

function differ(
  ownLow: number,
  ownHigh: number,
  foeLow: number,
  foeHigh: number,
  low: number,
  up: number,
): number {
  return bitCount(ownLow & low) + bitCount(ownHigh & up) - bitCount(foeLow & low) - bitCount(foeHigh & up)
}

/** Squares below the corners of the first row: `left` steps from the left one, `right` from the right one. */
const around = (corners: number, left: number, right: number) =>
  ((corners & 0x00000201) << left) | ((corners & 0x00004080) << right)
const aroundUp = (corners: number, right: number, left: number) =>
  ((corners & 0x01020000) >>> left) | ((corners & 0x80400000) >>> right)
const beside = (corners: number) => ((corners << 1) & LEFT) | ((corners >>> 1) & RIGHT)

/** The squares next to these discs, of each half. */
function nextLow(low: number, up: number): number {
  const rowLow = low | ((low << 1) & LEFT) | ((low >>> 1) & RIGHT)
  const rowHigh = up | ((up << 1) & LEFT) | ((up >>> 1) & RIGHT)
  return rowLow | (rowLow << 8) | (rowLow >>> 8) | (rowHigh << 24)
}
function nextHigh(low: number, up: number): number {
  const rowLow = low | ((low << 1) & LEFT) | ((low >>> 1) & RIGHT)
  const rowHigh = up | ((up << 1) & LEFT) | ((up >>> 1) & RIGHT)
  return rowHigh | (rowHigh << 8) | (rowHigh >>> 8) | (rowLow >>> 24)
}
