/**
 * Bitboards of Reversi. A set of squares is two 32-bit halves: rows 1 to 4 in `low`, rows 5 to 8 in `high`, the lowest
 * bit at the left of the first row. A 6x6 board is the middle of the 8x8 one.
 */
import type { Side, State } from '../rules'

/** The discs of the side to move and of the other side. */
export interface Position {
  readonly ownLow: number
  readonly ownHigh: number
  readonly foeLow: number
  readonly foeHigh: number
}

/**
 * The upper half of the last result of `movesFrom` and `flipsAt`. Both return the lower half: a pair would be a new
 * object for each of millions of positions.
 */
export const high = new Int32Array(1)

/** Columns b to g: a disc on the edge cannot be outflanked along a row or diagonal. */
const INNER = 0x7e7e7e7e
/** Steps to the next square down-left, down and down-right, and the discs that such a line can flip. */
const STEPS = [7, 8, 9] as const
const CROSSED = [INNER, -1, INNER] as const

/** The squares where the side to move may place a disc, regardless of the board's size: see `Squares`. */
export function movesFrom(ownLow: number, ownHigh: number, foeLow: number, foeHigh: number): number {
  let low = 0
  let up = 0
  // Along the rows, the halves are independent.
  const rowLow = foeLow & INNER
  const rowHigh = foeHigh & INNER
  let a = rowLow & (ownLow << 1)
  let b = rowHigh & (ownHigh << 1)
  let c = rowLow & (ownLow >>> 1)
  let d = rowHigh & (ownHigh >>> 1)
  for (let far = 0; far < 5; far++) {
    a |= rowLow & (a << 1)
    b |= rowHigh & (b << 1)
    c |= rowLow & (c >>> 1)
    d |= rowHigh & (d >>> 1)
  }
  low = (a << 1) | (c >>> 1)
  up = (b << 1) | (d >>> 1)
  for (let i = 0; i < 3; i++) {
    const n = STEPS[i] as number
    const back = 32 - n
    const crossed = CROSSED[i] as number
    const lineLow = foeLow & crossed
    const lineHigh = foeHigh & crossed
    // Downward: bits leave the lower half for the upper one.
    a = lineLow & (ownLow << n)
    b = lineHigh & ((ownHigh << n) | (ownLow >>> back))
    c = lineLow & ((ownLow >>> n) | (ownHigh << back))
    d = lineHigh & (ownHigh >>> n)
    for (let far = 0; far < 5; far++) {
      b |= lineHigh & ((b << n) | (a >>> back))
      a |= lineLow & (a << n)
      c |= lineLow & ((c >>> n) | (d << back))
      d |= lineHigh & (d >>> n)
    }
    low |= (a << n) | (c >>> n) | (d << back)
    up |= (b << n) | (a >>> back) | (d >>> n)
  }
  high[0] = up & ~(ownHigh | foeHigh)
  return low & ~(ownLow | foeLow)
}

/** Squares outward from each square in four directions of rising and four of falling number, as pairs of halves. */
const RISING = new Int32Array(64 * 8)
const FALLING = new Int32Array(64 * 8)
/** The neighbors of each square, as a pair of halves. */
export const NEAR = new Int32Array(64 * 2)

for (let square = 0; square < 64; square++) {
  const directions = [
    [0, 1],
    [1, -1],
    [1, 0],
    [1, 1],
  ] as const
  for (const [way, [down, right]] of directions.entries())
    for (const sign of [1, -1]) {
      const lines = sign === 1 ? RISING : FALLING
      let row = (square >> 3) + sign * down
      let col = (square & 7) + sign * right
      for (let far = 1; row >= 0 && row < 8 && col >= 0 && col < 8; far++) {
        const bit = 1 << ((row * 8 + col) & 31)
        lines[square * 8 + way * 2 + (row >> 2)]! |= bit
        if (far === 1) NEAR[square * 2 + (row >> 2)]! |= bit
        row += sign * down
        col += sign * right
      }
    }
}

/** The discs that a disc on an empty square flips. */
export function flipsAt(
  square: number,
  ownLow: number,
  ownHigh: number,
  foeLow: number,
  foeHigh: number,
): number {
  let low = 0
  let up = 0
  const from = square * 8
  for (let at = from; at < from + 8; at += 2) {
    // Rising: the first square that is not the opponent's is the lowest such bit.
    let lineLow = RISING[at] as number
    let lineHigh = RISING[at + 1] as number
    let stop = lineLow & ~foeLow
    if (stop !== 0) {
      const bit = stop & -stop
      if (bit & ownLow) low |= lineLow & (bit - 1)
    } else {
      stop = lineHigh & ~foeHigh
      const bit = stop & -stop
      if (bit & ownHigh) {
        low |= lineLow
        up |= lineHigh & (bit - 1)
      }
    }
    // Falling: it is the highest one.
    lineLow = FALLING[at] as number
    lineHigh = FALLING[at + 1] as number
    stop = lineHigh & ~foeHigh
    if (stop !== 0) {
      const index = 31 - Math.clz32(stop)
      if ((ownHigh >>> index) & 1) up |= lineHigh & (-2 << index)
    } else {
      stop = lineLow & ~foeLow
      if (stop !== 0) {
        const index = 31 - Math.clz32(stop)
        if ((ownLow >>> index) & 1) {
          up |= lineHigh
          low |= lineLow & (-2 << index)
        }
      }
    }
  }
  high[0] = up
  return low
}

/** The lowest square of a set that is not empty. */
export const lowestSquare = (low: number, up: number): number =>
  low !== 0 ? 31 - Math.clz32(low & -low) : 63 - Math.clz32(up & -up)

/** The set of one square, as halves. */
export const lowBitOf = (square: number): number => (square < 32 ? 1 << square : 0)
export const highBitOf = (square: number): number => (square < 32 ? 0 : 1 << (square - 32))

export function bitCount(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555)
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333)
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The squares of a board: all 64, or the middle 36. */
export interface Squares {
  readonly low: number
  readonly high: number
}

const ALL: Squares = { low: -1, high: -1 }
const MIDDLE: Squares = { low: 0x7e7e7e00, high: 0x007e7e7e }

export const squaresOf = (size: number): Squares => (size === 6 ? MIDDLE : ALL)

/** The square of a cell, and back. */
export const squareOf = (cell: number, size: number): number =>
  size === 8 ? cell : (Math.floor(cell / 6) + 1) * 8 + (cell % 6) + 1
export const cellOf = (square: number, size: number): number =>
  size === 8 ? square : ((square >> 3) - 1) * 6 + (square & 7) - 1

/** The discs of a state, as the side to move sees them. */
export function positionOf({ cells, size, turn }: Pick<State, 'cells' | 'size' | 'turn'>): Position {
  const halves: [number, number][] = [
    [0, 0],
    [0, 0],
  ]
  for (let cell = 0; cell < cells.length; cell++) {
    const side: Side | -1 = cells[cell] === 'X' ? 0 : cells[cell] === 'O' ? 1 : -1
    if (side < 0) continue
    const square = squareOf(cell, size)
    const discs = halves[side] as [number, number]
    discs[square < 32 ? 0 : 1] |= 1 << (square & 31)
  }
  const [own, foe] = turn === 0 ? halves : halves.toReversed()
  return {
    ownLow: own?.[0] ?? 0,
    ownHigh: own?.[1] ?? 0,
    foeLow: foe?.[0] ?? 0,
    foeHigh: foe?.[1] ?? 0,
  }
}
