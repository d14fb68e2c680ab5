/** Owns what cages are: cells whose digits differ and make a sum, and which digits can stand in them. */
import { itemAt } from '../../../engine/core/itemAt'
import { ALL, digitsOf, SIZE } from './grid'

/** Cells whose digits, none twice, make a sum. */
export interface Sum {
  readonly cells: readonly number[]
  readonly sum: number
}

/** A sum that the puzzle shows. Its cells are in reading order: the first one bears the number. */
export type Cage = Sum

/** So many cells the cages that are made here have at most; a text may have up to nine. */
export const MOST_CELLS = 6

/** Sets of so many digits (first index) that make a sum (second index), as bits. */
const SETS: readonly (readonly (readonly number[])[])[] = (() => {
  const sets = Array.from({ length: 10 }, () => Array.from({ length: 46 }, (): number[] => []))
  for (let bits = 0; bits < 512; bits++) {
    const sum = digitsOf(bits).reduce((all, digit) => all + digit, 0)
    sets[SIZE[bits] as number]?.[sum]?.push(bits)
  }
  return sets
})()

/** Sets of `count` different digits that make `sum`; none for what cannot be made. */
export function setsOf(count: number, sum: number): readonly number[] {
  return SETS[count]?.[sum] ?? []
}

/** All digits in one of the sets that make a sum without those in `without`. */
export function digitsFor(count: number, sum: number, without = 0): number {
  let all = 0
  for (const set of setsOf(count, sum)) if ((set & without) === 0) all |= set
  return all
}

/** Which digits each cell can take so that the others still make the sum; filled by `arrange`, in the order of its cells. */
export const fitting = new Uint16Array(9)
/** Digits that every way to make the sum has; filled by `arrange`. */
export const needed = { bits: 0 }

/** Whether what is left of a set can be placed, from when it was last asked: twice the number of the question, and one for yes. */
const answers = new Float64Array(512)
let question = 0

/** Looks at every way to place different digits in the cells that makes the sum. False where there is none. */
export function arrange(marks: ArrayLike<number>, cells: readonly number[], sum: number): boolean {
  const count = cells.length
  fitting.fill(0, 0, count)
  needed.bits = ALL
  let any = false
  // What is left of a set says which cell is next: each rest is looked at once.
  const place = (i: number, rest: number): boolean => {
    if (i === count) return true
    const answer = itemAt(answers, rest) - 2 * question
    if (answer >= 0) return answer === 1
    let placed = 0
    for (let left = rest & (marks[itemAt(cells, i)] as number); left !== 0; left &= left - 1) {
      const bit = left & -left
      if (place(i + 1, rest ^ bit)) placed |= bit
    }
    ;(fitting[i] as number) |= placed
    answers[rest] = 2 * question + (placed === 0 ? 0 : 1)
    return placed !== 0
  }
  for (const set of setsOf(count, sum)) {
    question++
    if (!place(0, set)) continue
    any = true
    needed.bits &= set
  }
  return any
}

/** Whether a cage can no longer come to its sum: full with another one, or beyond it before that. */
export function misses(digits: ArrayLike<number>, { cells, sum }: Cage): boolean {
  let made = 0
  let open = 0
  for (const cell of cells) {
    made += digits[cell] as number
    if (digits[cell] === 0) open++
  }
  return open === 0 ? made !== sum : made + (open * (open + 1)) / 2 > sum
}
