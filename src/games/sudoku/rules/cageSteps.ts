/** Owns the techniques of Killer Sudoku: what cages and the rule of 45 leave. */
import { itemAt } from '../../../engine/core/itemAt'
import { arrange, digitsFor, fitting, needed, type Sum } from './cages'
import type { Derived } from './fortyFive'
import { bitOf, cellName, digitsOf, firstOf } from './grid'
import { list } from './houses'
import { houseName, type Shape, sees } from './shape'
import type { Step, Work } from './technique'

/** What is still to be made, and where. */
interface Rest extends Sum {
  /** Digits that stand there already, as bits. */
  readonly placed: number
}

function restOf({ digits }: Work, { cells, sum }: Sum): Rest {
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

/** Candidates fall that are not among those kept; null where none does. */
function keep(
  { marks }: Work,
  cells: readonly number[],
  kept: (i: number) => number,
): NonNullable<Step['remove']> | null {
  const remove = cells.flatMap((cell, i) => {
    const bits = itemAt(marks, cell) & ~kept(i)
    return bits === 0 ? [] : [{ cell, bits }]
  })
  return remove.length > 0 ? remove : null
}

const cellsWord = (count: number) => (count === 1 ? 'one cell' : `${count} cells`)

/** The index of a cage behind those of the houses. */
const areaOf = ({ houses }: Shape, cage: number) => houses.length + cage

/** One cell of a cage is left: its digit is what the sum lacks. */
export function lastOfCage(work: Work): Step | null {
  const { shape, marks } = work
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(work, cage)
    const cell = cells[0]
    if (cell === undefined || cells.length > 1 || !(itemAt(marks, cell) & bitOf(sum))) continue
    const name = houseName(shape, areaOf(shape, i))
    return {
      technique: 'Last of a cage',
      place: { cell, digit: sum },
      house: areaOf(shape, i),
      say: () =>
        cage.cells.length === 1
          ? `It is ${name}, alone in it.`
          : `The others of ${name} make ${cage.sum - sum}, so ${sum} is left.`,
    }
  }
  return null
}

/** Digits fall that are in no set of so many digits with this sum. */
export function cageSum(work: Work): Step | null {
  const { shape } = work
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum, placed } = restOf(work, cage)
    if (cells.length === 0) continue
    const digits = digitsFor(cells.length, sum, placed)
    const remove = keep(work, cells, () => digits)
    if (!remove) continue
    return {
      technique: 'Cage sum',
      remove,
      house: areaOf(shape, i),
      say: () =>
        `In ${houseName(shape, areaOf(shape, i))}, ${cellsWord(cells.length)} can make ${sum} with ${list(digitsOf(digits))} only.`,
    }
  }
  return null
}

/** Digits fall with which the others of the cage, as far as they are known, cannot make the sum. */
export function cageWays(work: Work): Step | null {
  const { shape, marks } = work
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(work, cage)
    if (cells.length < 2 || !arrange(marks, cells, sum)) continue
    const remove = keep(work, cells, (at) => itemAt(fitting, at))
    if (!remove) continue
    const left = marks.slice()
    for (const { cell, bits } of remove) (left[cell] as number) &= ~bits
    return {
      technique: 'Ways to make a cage',
      remove,
      house: areaOf(shape, i),
      say: (about) => {
        const cell = (remove.find((fall) => fall.cell === about) ?? remove[0])?.cell as number
        const digits = list(digitsOf(itemAt(left, cell)), 'or')
        return `To make ${sum} in the rest of ${houseName(shape, areaOf(shape, i))}, ${cellName(cell)} can only be ${digits}.`
      },
    }
  }
  return null
}

/** A digit that every way to make a cage has falls wherever all its places there are seen. */
export function neededInCage(work: Work): Step | null {
  const { shape, marks } = work
  for (const [i, cage] of shape.cages.entries()) {
    const { cells, sum } = restOf(work, cage)
    if (cells.length < 2 || !arrange(marks, cells, sum)) continue
    for (const digit of digitsOf(needed.bits)) {
      const bit = bitOf(digit)
      const places = cells.filter((cell) => itemAt(marks, cell) & bit)
      const remove = itemAt(shape.peers, itemAt(places, 0))
        .filter((cell) => itemAt(marks, cell) & bit && !cells.includes(cell))
        .filter((cell) => places.every((place) => sees(shape, cell, place)))
        .map((cell) => ({ cell, bits: bit }))
      if (remove.length === 0) continue
      return {
        technique: 'Needed in a cage',
        remove,
        house: areaOf(shape, i),
        say: () =>
          `${digit} is in ${houseName(shape, areaOf(shape, i))} for certain, so it falls where all its places there are seen.`,
      }
    }
  }
  return null
}

/** What the 45 of houses leaves for the cells that cages within leave over, or for those that stand out. */
function sayDerived(shape: Shape, { houses, sum, cells, within }: Derived): string {
  const whole = 45 * houses.length
  const names = list(houses.map((house) => houseName(shape, house)))
  const where = list(cells.map(cellName))
  return within
    ? `Cages within ${names} make ${whole - sum} of ${whole}, so ${sum} is left for ${where}.`
    : `Cages over ${names} make ${whole + sum}: the ${sum} beyond ${whole} is what stands out, in ${where}.`
}

/** The rule of 45, of at most so many houses side by side, for at most so many cells. */
export function ruleOf45(work: Work, houses: number, most: number): Step | null {
  const { shape, marks } = work
  for (const sum of shape.derived) {
    if (sum.houses.length > houses || sum.cells.length > most) continue
    const rest = restOf(work, sum)
    if (rest.cells.length === 0 || !arrange(marks, rest.cells, rest.sum)) continue
    const house = itemAt(sum.houses, 0)
    const also = sum.houses.slice(1)
    const say = () => sayDerived(shape, sum)
    const only = rest.cells.length === 1 ? itemAt(rest.cells, 0) : null
    if (only !== null) {
      const digit = firstOf(itemAt(fitting, 0))
      return { technique: 'Rule of 45', place: { cell: only, digit }, house, also, say }
    }
    const remove = keep(work, rest.cells, (at) => itemAt(fitting, at))
    if (remove) return { technique: 'Rule of 45', remove, house, also, say }
  }
  return null
}
