/** Techniques of Killer Sudoku: deductions from cages and from the rule of 45. */
import { itemAt } from '../../../engine/core/itemAt'
import { stepTexts as texts } from '../texts/steps'
import { arrange, digitsFor, fitting, needed, type Sum } from './cages'
import type { Derived } from './fortyFive'
import { bitOf, cellName, digitsOf, firstOf } from './grid'
import { cagesCovering, cagesInside, list } from './sentences'
import { type Shape, sees } from './shape'
import type { SolverGrid, Step } from './technique'

/** The open cells of a sum and what they must still add up to. */
interface Rest extends Sum {
  /** Digits already placed, as bits. */
  readonly placed: number
}

function restOf({ digits }: SolverGrid, { cells, sum }: Sum): Rest {
  const open = cells.filter((cell) => digits[cell] === 0)
  let left = sum
  let placed = 0
  for (const cell of cells) {
    const digit = itemAt(digits, cell)
    if (digit === 0) continue
    left -= digit
    placed |= bitOf(digit)
  }
  return { cells: open, sum: left, placed }
}

/** Removes all candidates that are not kept; null if there are none to remove. */
function keepOnly(
  { candidates }: SolverGrid,
  cells: readonly number[],
  kept: (i: number) => number,
): NonNullable<Step['remove']> | null {
  const remove = cells.flatMap((cell, i) => {
    const bits = itemAt(candidates, cell) & ~kept(i)
    return bits === 0 ? [] : [{ cell, bits }]
  })
  return remove.length > 0 ? remove : null
}

/** The index of a cage in the list of areas: cages follow the houses. */
const areaOf = ({ houses }: Shape, cage: number) => houses.length + cage

/** The first cell of a cage: 'row 3, column 4'. */
const firstCellName = ({ cells }: Sum) => cellName(itemAt(cells, 0))

/** A cage with one open cell: its digit is the rest of the sum. */
export function lastOfCage(grid: SolverGrid): Step | null {
  const { shape, candidates } = grid
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(grid, cage)
    const cell = cells[0]
    if (cell === undefined || cells.length > 1 || !(itemAt(candidates, cell) & bitOf(sum))) continue
    const at = firstCellName(cage)
    return {
      technique: 'Last cell of a cage',
      place: { cell, digit: sum },
      house: areaOf(shape, i),
      say: () =>
        cage.cells.length === 1
          ? texts.onlyCellOfCage(cage.sum, at)
          : texts.lastCellOfCage(cage.sum, at, cage.sum - sum, sum),
    }
  }
  return null
}

/** Removes digits that are in no set of this size with this sum. */
export function cageSum(grid: SolverGrid): Step | null {
  const { shape } = grid
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum, placed } = restOf(grid, cage)
    if (cells.length === 0) continue
    const digits = digitsFor(cells.length, sum, placed)
    const remove = keepOnly(grid, cells, () => digits)
    if (!remove) continue
    return {
      technique: 'Cage sum',
      remove,
      house: areaOf(shape, i),
      say: () => texts.cageSum(cage.sum, firstCellName(cage), cells.length, sum, list(digitsOf(digits))),
    }
  }
  return null
}

/** Removes digits with which the other cells of the cage cannot make the sum, given their candidates. */
export function cageCombinations(grid: SolverGrid): Step | null {
  const { shape, candidates } = grid
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(grid, cage)
    if (cells.length < 2 || !arrange(candidates, cells, sum)) continue
    const remove = keepOnly(grid, cells, (at) => itemAt(fitting, at))
    if (!remove) continue
    const left = candidates.slice()
    for (const { cell, bits } of remove) (left[cell] as number) &= ~bits
    return {
      technique: 'Cage combinations',
      remove,
      house: areaOf(shape, i),
      say: (about) => {
        const cell = (remove.find((elimination) => elimination.cell === about) ?? remove[0])?.cell as number
        const digits = list(digitsOf(itemAt(left, cell)), 'or')
        return texts.cageCombinations(sum, cage.sum, firstCellName(cage), cellName(cell), digits)
      },
    }
  }
  return null
}

/** A digit in every combination of a cage is removed from all cells that see all its cells there. */
export function requiredInCage(grid: SolverGrid): Step | null {
  const { shape, candidates } = grid
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(grid, cage)
    if (cells.length < 2 || !arrange(candidates, cells, sum)) continue
    for (const digit of digitsOf(needed.bits)) {
      const bit = bitOf(digit)
      const possible = cells.filter((cell) => itemAt(candidates, cell) & bit)
      const remove = itemAt(shape.peers, itemAt(possible, 0))
        .filter((cell) => itemAt(candidates, cell) & bit && !cells.includes(cell))
        .filter((cell) => possible.every((other) => sees(shape, cell, other)))
        .map((cell) => ({ cell, bits: bit }))
      if (remove.length === 0) continue
      return {
        technique: 'Required in a cage',
        remove,
        house: areaOf(shape, i),
        say: () => texts.requiredInCage(cage.sum, firstCellName(cage), digit),
      }
    }
  }
  return null
}

/**
 * Explains a derived sum: what the 45 of the houses leaves for the cells not covered by cages, or for the cells that
 * stick out.
 */
function sayDerived({ houses, sum, cells, within }: Derived): string {
  const whole = 45 * houses.length
  const where = list(cells.map(cellName))
  return within
    ? cagesInside(houses, [whole - sum, whole, sum], where)
    : cagesCovering(houses, [whole + sum, whole, sum], where)
}

/**
 * The rule of 45.
 *
 * @param houses maximum number of adjacent houses
 * @param max maximum number of cells
 */
export function ruleOf45(grid: SolverGrid, houses: number, max: number): Step | null {
  const { shape, candidates } = grid
  for (const sum of shape.derived) {
    if (sum.houses.length > houses || sum.cells.length > max) continue
    const rest = restOf(grid, sum)
    if (rest.cells.length === 0 || !arrange(candidates, rest.cells, rest.sum)) continue
    const house = itemAt(sum.houses, 0)
    const also = sum.houses.slice(1)
    const say = () => sayDerived(sum)
    const only = rest.cells.length === 1 ? itemAt(rest.cells, 0) : null
    if (only !== null) {
      const digit = firstOf(itemAt(fitting, 0))
      return { technique: 'Rule of 45', place: { cell: only, digit }, house, also, say }
    }
    const remove = keepOnly(grid, rest.cells, (at) => itemAt(fitting, at))
    if (remove) return { technique: 'Rule of 45', remove, house, also, say }
  }
  return null
}
