/** Move ordering: fastest first, moves that leave the opponent few replies; then by parity of the regions. */
import { bitCount, flipsAt, high, highBitOf, lowBitOf, lowestSquare, movesFrom, type Squares } from './bits'

/** The largest possible number of moves in a position is 33; each has a square, a sort key and the flipped discs. */
export const MOVE_LIST_LENGTH = 36 * 4
/** A list of moves for each level of a search. */
export const MOVE_LISTS = new Int32Array(65 * MOVE_LIST_LENGTH)

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
 * @param from where the list begins in `MOVE_LISTS`
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
  const oddLow = oddRegions(emptyLow)
  const oddHigh = oddRegions(emptyHigh)
  const corners = cornersOf(squares)
  let to = from
  while ((low | up) !== 0) {
    const square = lowestSquare(low, up)
    const lowBit = lowBitOf(square)
    const highBit = highBitOf(square)
    low ^= lowBit
    up ^= highBit
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
    while (at > from && (MOVE_LISTS[at - 3] as number) > key) {
      MOVE_LISTS[at] = MOVE_LISTS[at - 4] as number
      MOVE_LISTS[at + 1] = MOVE_LISTS[at - 3] as number
      MOVE_LISTS[at + 2] = MOVE_LISTS[at - 2] as number
      MOVE_LISTS[at + 3] = MOVE_LISTS[at - 1] as number
      at -= 4
    }
    MOVE_LISTS[at] = square
    MOVE_LISTS[at + 1] = key
    MOVE_LISTS[at + 2] = flipLow
    MOVE_LISTS[at + 3] = flipHigh
    to += 4
  }
  return to
}

/** The quadrants in this half of the board with an odd number of empty squares (parity): the last move there is one's own. */
export const oddRegions = (empty: number): number =>
  ifOdd(empty & 0x0f0f0f0f, 0x0f0f0f0f) | ifOdd(empty & 0xf0f0f0f0, 0xf0f0f0f0)

/** `region` if it has an odd number of empty squares, otherwise nothing. */
function ifOdd(empty: number, region: number): number {
  let bits = empty ^ (empty >>> 16)
  bits ^= bits >>> 8
  bits ^= bits >>> 4
  bits ^= bits >>> 2
  bits ^= bits >>> 1
  return bits & 1 ? region : 0
}

/** 32 bits, of which the upper ones are an index in a transposition table. */
export function hashOf(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
  let hash = Math.imul(ownLow, 0x9e3779b1) ^ Math.imul(ownHigh, 0x85ebca77)
  hash =
    Math.imul(hash ^ (hash >>> 15), 0x27d4eb2f) ^
    Math.imul(foeLow, 0xc2b2ae3d) ^
    Math.imul(foeHigh, 0x165667b1)
  hash = Math.imul(hash ^ (hash >>> 13), 0x2c1b3c6d)
  return hash ^ (hash >>> 16)
}
