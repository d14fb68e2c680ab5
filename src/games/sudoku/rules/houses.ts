/** Techniques within one house, or a box and a crossing line: singles, locked candidates, subsets. */
import { itemAt } from '../../../engine/core/itemAt'
import { stepTexts } from '../texts/steps'
import { bitOf, CELLS, digitsOf, firstOf, SIZE } from './grid'
import {
  fitsNowhereElse,
  hiddenPair,
  hiddenTriple,
  lastCell,
  list,
  locked,
  nakedPair,
  nakedTriple,
} from './sentences'
import type { SolverGrid, Step } from './technique'

type Elimination = { readonly cell: number; readonly bits: number }

/** Full house: one empty cell is left in a house. */
export function fullHouse({ candidates, shape }: SolverGrid): Step | null {
  for (let house = 0; house < shape.houses.length; house++) {
    let last = -1
    let count = 0
    for (const cell of itemAt(shape.houses, house)) {
      if (candidates[cell] === 0) continue
      last = cell
      if (++count > 1) break
    }
    if (count !== 1) continue
    const digit = firstOf(itemAt(candidates, last))
    return {
      technique: 'Full house',
      place: { cell: last, digit },
      house,
      say: () => lastCell(house),
    }
  }
  return null
}

/**
 * Hidden single: a digit fits into only one cell of a house. Diagonals first, because they are easily overlooked,
 * then boxes, which are the easiest to see.
 */
export function hiddenSingle({ candidates, shape }: SolverGrid): Step | null {
  for (let i = shape.houses.length - 1; i >= 0; i--) {
    const cells = itemAt(shape.houses, i)
    let once = 0
    let twice = 0
    for (const cell of cells) {
      const bits = itemAt(candidates, cell)
      twice |= once & bits
      once |= bits
    }
    const single = once & ~twice
    if (single === 0) continue
    const digit = firstOf(single)
    const cell = cells.find((each) => itemAt(candidates, each) & bitOf(digit)) as number
    return {
      technique: 'Hidden single',
      place: { cell, digit },
      house: i,
      say: () => fitsNowhereElse(i, digit),
    }
  }
  return null
}

/** Naked single: a cell has one candidate left. */
export function nakedSingle({ candidates }: SolverGrid): Step | null {
  for (let cell = 0; cell < CELLS; cell++) {
    if (SIZE[itemAt(candidates, cell)] !== 1) continue
    const digit = firstOf(itemAt(candidates, cell))
    return {
      technique: 'Naked single',
      place: { cell, digit },
      say: () => stepTexts.noOtherDigit,
    }
  }
  return null
}

/**
 * Locked candidates: all cells for a digit in one house are also in another, so it is removed from the rest of that
 * one.
 */
export function lockedCandidates(grid: SolverGrid): Step | null {
  const { candidates, shape } = grid
  for (let house = 0; house < shape.houses.length; house++) {
    for (const { other, shared, rest, beyond } of shape.crossings[house] ?? []) {
      const bit = unionOf(candidates, shared) & ~unionOf(candidates, rest) & unionOf(candidates, beyond)
      if (bit === 0) continue
      const digit = firstOf(bit)
      return {
        technique: 'Locked candidates',
        remove: eliminationsIn(grid, other, (cell) => (shared.includes(cell) ? 0 : bitOf(digit))),
        house: other,
        say: () => locked(house, other, digit),
      }
    }
  }
  return null
}

/** Naked pair or triple: n cells of a house with n candidates in total; these are removed from the other cells. */
export function nakedSubset(grid: SolverGrid, size: 2 | 3): Step | null {
  const { candidates, shape } = grid
  for (let house = 0; house < shape.houses.length; house++) {
    const cells = itemAt(shape.houses, house)
    const open = cells.filter((cell) => candidates[cell] !== 0)
    if (open.length <= size) continue
    const few = open.filter((cell) => itemAt(SIZE, itemAt(candidates, cell)) <= size)
    const set = subset(
      few,
      (cell) => itemAt(candidates, cell),
      size,
      (bits, chosen) =>
        open.some((cell) => !chosen.includes(cell) && (itemAt(candidates, cell) & bits) !== 0),
    )
    if (!set) continue
    const bits = unionOf(candidates, set)
    return {
      technique: size === 2 ? 'Naked pair' : 'Naked triple',
      remove: eliminationsIn(grid, house, (cell) => (set.includes(cell) ? 0 : bits)),
      house,
      say: () => (size === 2 ? nakedPair : nakedTriple)(house, list(digitsOf(bits))),
    }
  }
  return null
}

/** Hidden pair or triple: n digits of a house with n cells in total; other candidates are removed there. */
export function hiddenSubset(grid: SolverGrid, size: 2 | 3): Step | null {
  const { candidates, shape } = grid
  const cellsOfDigit = new Uint16Array(10)
  for (let house = 0; house < shape.houses.length; house++) {
    const cells = itemAt(shape.houses, house)
    cellsOfDigit.fill(0)
    for (let i = 0; i < 9; i++)
      for (let rest = itemAt(candidates, itemAt(cells, i)); rest > 0; rest &= rest - 1)
        (cellsOfDigit[firstOf(rest)] as number) |= 1 << i
    const few = NINE.filter((digit) => {
      const count = itemAt(SIZE, itemAt(cellsOfDigit, digit))
      return count > 0 && count <= size
    })
    const set = subset(
      few,
      (digit) => itemAt(cellsOfDigit, digit),
      size,
      (at, chosen) => {
        const keep = chosen.reduce((bits, digit) => bits | bitOf(digit), 0)
        return cells.some((cell, i) => at & (1 << i) && (itemAt(candidates, cell) & ~keep) !== 0)
      },
    )
    if (!set) continue
    const keep = set.reduce((bits, digit) => bits | bitOf(digit), 0)
    const held = cells.filter((cell) => itemAt(candidates, cell) & keep)
    return {
      technique: size === 2 ? 'Hidden pair' : 'Hidden triple',
      remove: eliminationsIn(grid, house, (cell) => (held.includes(cell) ? ~keep & 511 : 0)),
      house,
      say: () => (size === 2 ? hiddenPair : hiddenTriple)(house, list(set)),
    }
  }
  return null
}

const NINE = [1, 2, 3, 4, 5, 6, 7, 8, 9]

function unionOf(candidates: Uint16Array, cells: readonly number[]): number {
  let bits = 0
  for (const cell of cells) bits |= itemAt(candidates, cell)
  return bits
}

/** The first two or three items whose sets have as many members in total, and that make progress. */
export function subset<T>(
  items: readonly T[],
  bitsOf: (item: T) => number,
  size: 2 | 3,
  useful: (bits: number, chosen: readonly T[]) => boolean,
): readonly T[] | null {
  for (let a = 0; a < items.length - 1; a++) {
    const first = bitsOf(itemAt(items, a))
    for (let b = a + 1; b < items.length; b++) {
      const two = first | bitsOf(itemAt(items, b))
      if (itemAt(SIZE, two) > size) continue
      if (size === 2) {
        const chosen = [itemAt(items, a), itemAt(items, b)]
        if (SIZE[two] === 2 && useful(two, chosen)) return chosen
        continue
      }
      for (let c = b + 1; c < items.length; c++) {
        const three = two | bitsOf(itemAt(items, c))
        if (SIZE[three] !== 3) continue
        const chosen = [itemAt(items, a), itemAt(items, b), itemAt(items, c)]
        if (useful(three, chosen)) return chosen
      }
    }
  }
  return null
}

function eliminationsIn(
  { candidates, shape }: SolverGrid,
  house: number,
  bits: (cell: number) => number,
): readonly Elimination[] {
  const remove: Elimination[] = []
  for (const cell of itemAt(shape.houses, house)) {
    const eliminated = bits(cell) & itemAt(candidates, cell)
    if (eliminated) remove.push({ cell, bits: eliminated })
  }
  return remove
}

export function* pairs<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (let a = 0; a < items.length - 1; a++)
    for (let b = a + 1; b < items.length; b++) yield [itemAt(items, a), itemAt(items, b)]
}
