/** Counts the solutions of a Killer Sudoku, independently of the game's solver. */
import { PLAIN } from './counter'

/** Cells with distinct digits that make a sum. */
export interface Sum {
  readonly cells: readonly number[]
  readonly sum: number
}

/** Larger derived sums are ignored. */
const FEW = 4

/** For one to four adjacent rows or columns, and each box: the cells left over by the cages inside, and their sum. */
function leftOver(cages: readonly Sum[]): Sum[] {
  const groups = [...PLAIN.keys()].flatMap((first) =>
    [1, 2, 3, 4]
      .filter((many) => (first < 18 ? (first % 9) + many <= 9 : many === 1))
      .map((many) => PLAIN.slice(first, first + many)),
  )
  return groups.flatMap((houses) => {
    const all = houses.flat()
    const within = cages.filter(({ cells }) => cells.every((cell) => all.includes(cell)))
    const cells = all.filter((cell) => !within.some((cage) => cage.cells.includes(cell)))
    const sum = within.reduce((rest, cage) => rest - cage.sum, 45 * houses.length)
    return cells.length > 0 && cells.length <= FEW ? [{ cells, sum }] : []
  })
}

const onlyOne = (bits: number) => (bits & (bits - 1)) === 0
const digitOf = (bit: number) => 32 - Math.clz32(bit)

/** The number of solutions of `grid` (0 is empty) with cages over all cells, at most `limit`. */
export function countWithCages(grid: readonly number[], cages: readonly Sum[], limit: number): number {
  const sums = [...cages, ...leftOver(cages)]
  const differ = Array.from(grid, (_, cell) => {
    const together = [...PLAIN, ...cages.map(({ cells }) => cells)].filter((cells) => cells.includes(cell))
    return new Set(together.flat().filter((other) => other !== cell))
  })

  /** Keeps the candidates of at least one way to make the sum; false if there is none. */
  function narrow(open: number[], { cells, sum }: Sum): boolean {
    const kept = cells.map(() => 0)
    const chosen: number[] = []
    const min = cells.map((cell) => digitOf(open[cell]! & -open[cell]!))
    const max = cells.map((cell) => digitOf(open[cell]!))
    const beyond = (bounds: number[], i: number) => bounds.slice(i).reduce((all, digit) => all + digit, 0)
    const [low, high] = [min, max].map((bounds) =>
      [...cells.keys(), cells.length].map((i) => beyond(bounds, i)),
    )
    const go = (i: number, left: number): boolean => {
      if (i === cells.length) return left === 0
      if (left < low![i]! || left > high![i]!) return false
      let any = false
      for (let bits = open[cells[i]!]!; bits > 0; bits &= bits - 1) {
        const bit = bits & -bits
        if (chosen.some((other, at) => other === bit && differ[cells[i]!]!.has(cells[at]!))) continue
        chosen[i] = bit
        chosen.length = i + 1
        if (go(i + 1, left - digitOf(bit))) {
          kept[i]! |= bit
          any = true
        }
        chosen.length = i
      }
      return any
    }
    if (!go(0, sum)) return false
    for (const [i, cell] of cells.entries()) open[cell] = kept[i]!
    return true
  }

  /** Applies deductions until there are no more; false if a cell or a digit has no place left. */
  function narrowAll(open: number[]): boolean {
    for (let before = ''; before !== open.join(); ) {
      before = open.join()
      for (const [cell, bits] of open.entries()) {
        if (bits === 0) return false
        if (onlyOne(bits)) for (const other of differ[cell]!) open[other]! &= ~bits
      }
      if (open.includes(0)) return false
      for (const house of PLAIN) {
        for (let digit = 0; digit < 9; digit++) {
          const places = house.filter((cell) => open[cell]! & (1 << digit))
          if (places.length === 0) return false
          if (places.length === 1) open[places[0]!] = 1 << digit
        }
      }
      if (before === open.join() && !sums.every((each) => narrow(open, each))) return false
    }
    return true
  }

  let count = 0
  const search = (open: number[]): void => {
    if (!narrowAll(open)) return
    let min = -1
    for (const [cell, bits] of open.entries())
      if (!onlyOne(bits) && (min < 0 || sizeOf(bits) < sizeOf(open[min]!))) min = cell
    if (min < 0) {
      count++
      return
    }
    for (let bits = open[min]!; bits > 0 && count < limit; bits &= bits - 1)
      search(open.with(min, bits & -bits))
  }
  search(grid.map((digit) => (digit === 0 ? 511 : 1 << (digit - 1))))
  return count
}

function sizeOf(bits: number): number {
  let size = 0
  for (let left = bits; left > 0; left &= left - 1) size++
  return size
}
