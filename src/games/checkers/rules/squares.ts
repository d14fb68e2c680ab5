/** Owns the 32 dark squares of the board: where each lies, and what lies one step and one jump away. */

export const SQUARES = 32
export const SIZE = 8

/** 0 is Red, who starts on squares 1 to 12 and moves towards 32; 1 is White, who comes the other way. */
export type Side = 0 | 1

/** Of boards of eight or ten cells a row. Squares are counted from 0 here and from 1 wherever people read them, as draughts players number them. */
export function rowOf(square: number, size = SIZE): number {
  return Math.floor((square * 2) / size)
}

/** Dark squares begin in the second column of even rows, in the first of odd ones. */
export function colOf(square: number, size = SIZE): number {
  return (square % (size / 2)) * 2 + (rowOf(square, size) % 2 === 0 ? 1 : 0)
}

/** The dark square at a place of the board, or -1 on light squares and beyond the edge. */
export function squareAt(row: number, col: number, size = SIZE): number {
  if (row < 0 || row >= size || col < 0 || col >= size || (row + col) % 2 === 0) return -1
  return (row * size) / 2 + (col >> 1)
}

/** Down left, down right, up left, up right: the first two are Red's ways forward, the others White's. */
const WAYS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const

function table(reach: number): Int8Array {
  const cells = new Int8Array(SQUARES * 4)
  for (let square = 0; square < SQUARES; square++) {
    for (const [way, [rows, cols]] of WAYS.entries())
      cells[square * 4 + way] = squareAt(rowOf(square) + rows * reach, colOf(square) + cols * reach)
  }
  return cells
}

/** `NEXT[square * 4 + way]` is the square one step away, `JUMP` the one behind it; -1 beyond the edge. */
export const NEXT = table(1)
export const JUMP = table(2)

/** The square jumped over between two squares that lie a jump apart. */
export function between(from: number, to: number): number {
  return squareAt((rowOf(from) + rowOf(to)) / 2, (colOf(from) + colOf(to)) / 2)
}

/** The far row of each side, as bits. */
export const CROWNING: readonly [number, number] = [0xf0000000 | 0, 0xf]

/** How many bits are set (the usual parallel sum). */
export function count(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** The index of the lowest set bit of a number that is not 0. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
