/** Owns the fast picture of a Connect Four position: two sets of stones as pairs of 32-bit numbers. */

// One bit a cell, seven bits a column (six cells and an empty one on top that keeps columns apart), the lowest cell first.
// Columns 0 to 3 live in the 28 bits of `low`, columns 4 to 6 in the 21 bits of `high`: as one number, bit 7 * column + height.
// Pairs of small numbers are used because BigInt is some fifty times slower and plain numbers lose bits above 32.

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

/** A position: the stones of the side to move, and all stones. */
export interface Bits {
  /** Stones of the side to move. */
  readonly ownLow: number
  readonly ownHigh: number
  /** Stones of both sides. */
  readonly allLow: number
  readonly allHigh: number
  /** Stones played. */
  readonly count: number
}

export const EMPTY: Bits = { ownLow: 0, ownHigh: 0, allLow: 0, allHigh: 0, count: 0 }

/** True when a stone still fits into the column (0 to 6). */
export function fits(bits: Bits, column: number): boolean {
  return column < 4
    ? (bits.allLow & (1 << (7 * column + 5))) === 0
    : (bits.allHigh & (1 << (7 * (column - 4) + 5))) === 0
}

/** The position after the side to move drops a stone into a column that is not full. */
export function drop(bits: Bits, column: number): Bits {
  // Adding a column's lowest bit to its stones carries into the first empty cell.
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

/** The same position seen in a mirror: worth the same, the columns turned round. */
export function mirrored(bits: Bits): Bits {
  return {
    ownLow: mirrorLow(bits.ownLow, bits.ownHigh),
    ownHigh: mirrorHigh(bits.ownLow),
    allLow: mirrorLow(bits.allLow, bits.allHigh),
    allHigh: mirrorHigh(bits.allLow),
    count: bits.count,
  }
}

/** True when the side to move wins by this column (which is not full). */
export function wins(bits: Bits, column: number): boolean {
  const { ownLow, ownHigh, allLow, allHigh } = bits
  // As in `drop`: the carry is the first empty cell. Nothing is made for what is asked at every look.
  if (column < 4) return hasFour(ownLow | ((allLow + (1 << (7 * column))) & ~allLow), ownHigh)
  return hasFour(ownLow, ownHigh | ((allHigh + (1 << (7 * (column - 4)))) & ~allHigh))
}

/** True when a set of stones holds four in a row, in any of the four ways. */
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

/** Low part of a pair moved `step` bits down (1 to 24). */
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
