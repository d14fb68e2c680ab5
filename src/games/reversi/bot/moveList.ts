/** Moves of a position in the order in which a search tries them. */
import { bitCount, flipsAt, high, movesFrom, type Squares } from './bits'

/** The largest possible number of moves in a position is 33; each has a square, a sort key and the flipped discs. */
export const LIST_LENGTH = 36 * 4
/** A list of moves for each level of a search. */
export const LISTED = new Int32Array(65 * LIST_LENGTH)

/** With fewer empty squares, regions with an odd number of them come first. */
const BY_REGION = 12

/** The corners of both sizes. A corner of the smaller board is not special on the larger one. */
const CORNERS = {
  large: { low: 0x00000081, high: 0x81000000 | 0 },
  small: { low: 0x00004200, high: 0x00420000 },
} as const

export const cornersOf = ({ low }: Squares): Squares => (low === -1 ? CORNERS.large : CORNERS.small)

/**
 * Lists the moves from the best one.
 *
 * @param empty the number of empty squares
 * @param first the best square of an earlier search, or -1
 * @param from where the list begins in `LISTED`
 * @param unsorted corners first, the others in the order of their squares, which takes less time
 * @returns where it ends
 */
export function listMoves(
  squares: Squares,
  ownLow: number,
  ownHigh: number,
  foeLow: number,
  foeHigh: number,
  empty: number,
  first: number,
  from: number,
  unsorted = false,
): number {
  let low = movesFrom(ownLow, ownHigh, foeLow, foeHigh) & squares.low
  let up = (high[0] as number) & squares.high
  const emptyLow = squares.low & ~(ownLow | foeLow)
  const emptyHigh = squares.high & ~(ownHigh | foeHigh)
  const oddLow = odd(emptyLow & 0x0f0f0f0f, 0x0f0f0f0f) | odd(emptyLow & 0xf0f0f0f0, 0xf0f0f0f0)
  const oddHigh = odd(emptyHigh & 0x0f0f0f0f, 0x0f0f0f0f) | odd(emptyHigh & 0xf0f0f0f0, 0xf0f0f0f0)
  const corners = cornersOf(squares)
  let to = from
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
    const flipLow = flipsAt(square, ownLow, ownHigh, foeLow, foeHigh)
    const flipHigh = high[0] as number
    let key = -1000
    if (unsorted) key = lowBit & corners.low || highBit & corners.high ? 0 : 1
    else if (square !== first) {
      const replies =
        movesFrom(
          foeLow & ~flipLow,
          foeHigh & ~flipHigh,
          ownLow | flipLow | lowBit,
          ownHigh | flipHigh | highBit,
        ) & squares.low
      const repliesHigh = (high[0] as number) & squares.high
      key =
        4 * (bitCount(replies) + bitCount(repliesHigh)) +
        4 * (bitCount(replies & corners.low) + bitCount(repliesHigh & corners.high))
      if (lowBit & corners.low || highBit & corners.high) key -= 6
      if (empty < BY_REGION && ((lowBit & oddLow) | (highBit & oddHigh)) !== 0) key -= 3
    }
    // Insertion sort: lists are short, and the order of equal keys stays the same.
    let at = to
    while (at > from && (LISTED[at - 3] as number) > key) {
      LISTED[at] = LISTED[at - 4] as number
      LISTED[at + 1] = LISTED[at - 3] as number
      LISTED[at + 2] = LISTED[at - 2] as number
      LISTED[at + 3] = LISTED[at - 1] as number
      at -= 4
    }
    LISTED[at] = square
    LISTED[at + 1] = key
    LISTED[at + 2] = flipLow
    LISTED[at + 3] = flipHigh
    to += 4
  }
  return to
}

/** `region` if it has an odd number of empty squares, otherwise nothing. */
export function odd(empty: number, region: number): number {
  let bits = empty ^ (empty >>> 16)
  bits ^= bits >>> 8
  bits ^= bits >>> 4
  bits ^= bits >>> 2
  bits ^= bits >>> 1
  return bits & 1 ? region : 0
}

/** 32 bits, of which the upper ones are a place in a table. */
export function hashOf(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
  let hash = Math.imul(ownLow, 0x9e3779b1) ^ Math.imul(ownHigh, 0x85ebca77)
  hash =
    Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f) ^
    Math.imul(foeLow, 0xc2b2ae3d) ^
    Math.imul(foeHigh, 0x165667b1)
  hash = Math.imul(hash ^ (hash >>> 13), 0x2c1b3c6d)
  return hash ^ (hash >>> 16)
}
