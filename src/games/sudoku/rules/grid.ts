/** Owns the shape of a Sudoku grid: rows, columns, boxes, which cells see each other, and their names. */

export const CELLS = 81

/** All nine digits as a set of bits: digit d is bit d - 1. */
export const ALL = 0b111111111

const range = Array.from({ length: 9 }, (_, i) => i)

/** The 27 houses: rows 0 to 8, columns 9 to 17, boxes 18 to 26, each nine cells. */
export const HOUSES: readonly (readonly number[])[] = [
  ...range.map((row) => range.map((i) => row * 9 + i)),
  ...range.map((col) => range.map((i) => i * 9 + col)),
  ...range.map((box) =>
    range.map((i) => (Math.floor(box / 3) * 3 + Math.floor(i / 3)) * 9 + (box % 3) * 3 + (i % 3)),
  ),
]

/** Row, column and box of each cell, as indices of `HOUSES`. */
export const HOUSES_OF: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  HOUSES.flatMap((house, i) => (house.includes(cell) ? [i] : [])),
)

/** The 20 cells that share a house with each cell. */
export const PEERS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) => [
  ...new Set((HOUSES_OF[cell] as readonly number[]).flatMap((house) => HOUSES[house] as readonly number[])),
]).map((peers, cell) => peers.filter((peer) => peer !== cell))

/** How many digits each set of bits holds. */
export const SIZE: Readonly<Uint8Array> = Uint8Array.from({ length: 512 }, (_, bits) => {
  let count = 0
  for (let rest = bits; rest > 0; rest &= rest - 1) count++
  return count
})

export function bitOf(digit: number): number {
  return 1 << (digit - 1)
}

/** The digits of a set, smallest first. */
export function digitsOf(bits: number): number[] {
  return range.map((i) => i + 1).filter((digit) => bits & bitOf(digit))
}

/** The smallest digit of a set that is not empty. */
export function firstOf(bits: number): number {
  return 32 - Math.clz32(bits & -bits)
}

export function sees(a: number, b: number): boolean {
  return a !== b && (HOUSES_OF[a] as readonly number[]).some((house, i) => house === HOUSES_OF[b]?.[i])
}

/** Cells whose digit stands twice in a house. */
export function conflictsOf(digits: ArrayLike<number>): ReadonlySet<number> {
  const wrong = new Set<number>()
  for (let cell = 0; cell < CELLS; cell++) {
    if (digits[cell] && (PEERS[cell] as readonly number[]).some((peer) => digits[peer] === digits[cell]))
      wrong.add(cell)
  }
  return wrong
}

const BOXES = ['top left', 'top middle', 'top right', 'middle left', 'centre', 'middle right']
const LOWER = ['bottom left', 'bottom middle', 'bottom right']

/** 'row 3', 'column 4', 'the top left box'. */
export function houseName(house: number): string {
  if (house < 9) return `row ${house + 1}`
  if (house < 18) return `column ${house - 8}`
  return `the ${[...BOXES, ...LOWER][house - 18]} box`
}

/** 'row 3, column 4'. */
export function cellName(cell: number): string {
  return `row ${Math.floor(cell / 9) + 1}, column ${(cell % 9) + 1}`
}
