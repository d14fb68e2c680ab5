/** A bitboard of Connect Four: two sets of discs as pairs of 32-bit numbers. */

// One bit per cell, seven bits per column: six cells from the bottom, and an empty one on top that separates columns.
// Bit 7 * column + height of one number, split into `low` (columns 0 to 3, 28 bits) and `high` (columns 4 to 6, 21
// bits): BigInt is about fifty times slower, and bit operations on plain numbers are limited to 32 bits.

export const COLUMNS = 7
const ROWS = 6
export const CELLS = COLUMNS * ROWS

/** All 28 bits of the low part; the high part has 21. */
const LOW = 0xfffffff
/** The real cells, without the seventh bit of each column. */
export const BOARD_LOW = 0x7efdfbf
export const BOARD_HIGH = 0xfdfbf
/** The lowest cell of every column. */
export const FLOOR_LOW = 0x0204081
export const FLOOR_HIGH = 0x004081

/** A position: the discs of the side to move, and all discs. */
export interface Bits {
  /** Discs of the side to move. */
  readonly ownLow: number
  readonly ownHigh: number
  /** Discs of both sides. */
  readonly allLow: number
  readonly allHigh: number
  /** Number of discs played. */
  readonly count: number
}

export const EMPTY: Bits = { ownLow: 0, ownHigh: 0, allLow: 0, allHigh: 0, count: 0 }

/** Whether the column (0 to 6) has space for a disc. */
export function fits(bits: Bits, column: number): boolean {
  return column < 4
    ? (bits.allLow & (1 << (7 * column + 5))) === 0
    : (bits.allHigh & (1 << (7 * (column - 4) + 5))) === 0
}

/** The position after the side to move drops a disc into a column that is not full. */
export function drop(bits: Bits, column: number): Bits {
  // Adding a column's lowest bit carries into its first empty cell.
  const allLow = column < 4 ? bits.allLow | (bits.allLow + (1 << (7 * column))) : bits.allLow
  const allHigh = column < 4 ? bits.allHigh : bits.allHigh | (bits.allHigh + (1 << (7 * (column - 4))))
  return {
    ownLow: bits.ownLow ^ bits.allLow,
    ownHigh: bits.ownHigh ^ bits.allHigh,
    allLow,
    allHigh,
    count: bits.count + 1,
  }
}

/** The mirror image of a position, which has the same value. */
export function mirrored(bits: Bits): Bits {
  return {
    ownLow: mirrorLow(bits.ownLow, bits.ownHigh),
    ownHigh: mirrorHigh(bits.ownLow),
    allLow: mirrorLow(bits.allLow, bits.allHigh),
    allHigh: mirrorHigh(bits.allLow),
    count: bits.count,
  }
}

/** Whether the side to move wins with this column (which is not full). */
export function wins(bits: Bits, column: number): boolean {
  const { ownLow, ownHigh, allLow, allHigh } = bits
  // As in `drop`, the carry is the first empty cell. Avoids creating objects, because the search calls this for every
  // position.
  if (column < 4) return hasFour(ownLow | ((allLow + (1 << (7 * column))) & ~allLow), ownHigh)
  return hasFour(ownLow, ownHigh | ((allHigh + (1 << (7 * (column - 4)))) & ~allHigh))
}

/** Whether a set of discs contains four in a row in any direction. */
export function hasFour(low: number, high: number): boolean {
  return (
    hasFourAlong(low, high, 1) ||
    hasFourAlong(low, high, 6) ||
    hasFourAlong(low, high, 7) ||
    hasFourAlong(low, high, 8)
  )
}

function hasFourAlong(low: number, high: number, step: number): boolean {
  const twoLow = low & shiftedLow(low, high, step)
  const twoHigh = high & (high >>> step)
  return (twoLow & shiftedLow(twoLow, twoHigh, 2 * step)) !== 0 || (twoHigh & (twoHigh >>> (2 * step))) !== 0
}

/** Low part of a pair shifted right by `step` bits (1 to 24). */
export function shiftedLow(low: number, high: number, step: number): number {
  return (low >>> step) | ((high << (28 - step)) & LOW)
}

function mirrorLow(low: number, high: number): number {
  return (
    ((high >>> 14) & 127) | (((high >>> 7) & 127) << 7) | ((high & 127) << 14) | (((low >>> 21) & 127) << 21)
  )
}

function mirrorHigh(low: number): number {
  return ((low >>> 14) & 127) | (((low >>> 7) & 127) << 7) | ((low & 127) << 14)
}
