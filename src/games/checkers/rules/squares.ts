/** The 32 dark squares: their positions, and their neighbors by step and by jump. */

export const SQUARES = 32
export const SIZE = 8

/** 0 is Red, which starts on squares 1 to 12 and moves toward 32; 1 is White, moving the other way. */
export type Side = 0 | 1

/**
 * The row of a square on boards of eight or ten cells per row. Squares count from 0 here, and from 1 in texts, as
 * draughts players number them.
 */
export function rowOf(square: number, size = SIZE): number {
  return Math.floor((square * 2) / size)
}

/** Dark squares start in the second column of even rows and the first of odd rows. */
export function colOf(square: number, size = SIZE): number {
  return (square % (size / 2)) * 2 + (rowOf(square, size) % 2 === 0 ? 1 : 0)
}

/** The dark square at a position, or -1 for light squares and outside the board. */
export function squareAt(row: number, col: number, size = SIZE): number {
  if (row < 0 || row >= size || col < 0 || col >= size || (row + col) % 2 === 0) return -1
  return (row * size) / 2 + (col >> 1)
}

/** Down left, down right, up left, up right. The first two are forward for Red, the others for White. */
export const WAYS = [
  [1, -1],
  [1, 1],
  [-1, -1],
  [-1, 1],
] as const

function table(reach: number): Int8Array {
  const cells = new Int8Array(SQUARES * 4)
  for (let square = 0; square < SQUARES; square++) {
    for (const [direction, [rows, cols]] of WAYS.entries())
      cells[square * 4 + direction] = squareAt(rowOf(square) + rows * reach, colOf(square) + cols * reach)
  }
  return cells
}

/** `NEXT[square * 4 + way]` is the square one step away, `JUMP` the one after it; -1 outside the board. */
export const NEXT = table(1)
export const JUMP = table(2)

/** The square between two squares that are a jump apart. */
export function between(from: number, to: number): number {
  return squareAt((rowOf(from) + rowOf(to)) / 2, (colOf(from) + colOf(to)) / 2)
}

/** The far row of each side, as bits. */
export const CROWNING: readonly [number, number] = [0xf0000000 | 0, 0xf]

/** Number of set bits (parallel sum). */
export function count(bits: number): number {
  let n = bits - ((bits >>> 1) & 0x55555555)
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333)
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

/** Index of the lowest set bit of a nonzero number. */
export function lowest(bits: number): number {
  return 31 - Math.clz32(bits & -bits)
}
