/** Counts the solutions of a Sudoku with any houses by plain search, independently of the game's solver. */

const NINE = [0, 1, 2, 3, 4, 5, 6, 7, 8]

/** Rows, columns and boxes, computed independently. */
export const PLAIN: readonly (readonly number[])[] = [
  ...NINE.map((row) => NINE.map((col) => row * 9 + col)),
  ...NINE.map((col) => NINE.map((row) => row * 9 + col)),
  ...[0, 3, 6].flatMap((top) =>
    [0, 3, 6].map((left) => NINE.map((i) => (top + Math.floor(i / 3)) * 9 + left + (i % 3))),
  ),
]
export const WITH_DIAGONALS = [...PLAIN, NINE.map((i) => i * 9 + i), NINE.map((i) => i * 9 + 8 - i)]

const sizeOf = (bits: number) => NINE.filter((i) => bits & (1 << i)).length

/**
 * The number of solutions of `grid` (0 is empty), at most `limit`: each house contains each digit once. Tries the most
 * constrained cell or digit in a house next, as in an exact cover.
 */
export function countSolutions(
  grid: readonly number[],
  houses: readonly (readonly number[])[],
  limit: number,
): number {
  const digits = [...grid]
  const free = houses.map(() => 511)
  const housesOf = digits.map((_, cell) => [...houses.keys()].filter((i) => houses[i]!.includes(cell)))
  const open = (cell: number) => housesOf[cell]!.reduce((bits, house) => bits & free[house]!, 511)
  const flip = (cell: number, bit: number) => {
    for (const house of housesOf[cell]!) free[house]! ^= bit
  }
  for (const [cell, digit] of digits.entries()) {
    if (digit === 0) continue
    const bit = 1 << (digit - 1)
    if (!(open(cell) & bit)) return 0
    flip(cell, bit)
  }
  /** The fewest possible continuations found; all of them are tried. */
  const ways = (): (readonly [cell: number, bit: number])[] | null => {
    let min: (readonly [number, number])[] | null = null
    const bitsOf = digits.map((digit, cell) => (digit === 0 ? open(cell) : 0))
    for (const [cell, bits] of bitsOf.entries()) {
      if (digits[cell] !== 0 || (min && sizeOf(bits) >= min.length)) continue
      min = NINE.filter((i) => bits & (1 << i)).map((i) => [cell, 1 << i] as const)
      if (min.length < 2) return min
    }
    for (const [i, house] of houses.entries()) {
      for (let left = free[i]!; left > 0; left &= left - 1) {
        const bit = left & -left
        const cells = house.filter((cell) => bitsOf[cell]! & bit)
        if (min && cells.length < min.length) min = cells.map((cell) => [cell, bit] as const)
        if (cells.length < 2) return min
      }
    }
    return min
  }
  let count = 0
  const search = (): void => {
    const found = ways()
    if (found === null) count++
    for (const [cell, bit] of found ?? []) {
      if (count >= limit) return
      digits[cell] = 32 - Math.clz32(bit)
      flip(cell, bit)
      search()
      flip(cell, bit)
      digits[cell] = 0
    }
  }
  search()
  return count
}
