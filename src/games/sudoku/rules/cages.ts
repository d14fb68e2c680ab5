/** Cages: cells with distinct digits and a given sum, and the digits that fit into them. */
import { itemAt } from '../../../engine/core/itemAt'
import { ALL, digitsOf, SIZE } from './grid'

/** Cells with distinct digits that add up to a sum. */
export interface Sum {
  readonly cells: readonly number[]
  readonly sum: number
}

/** A sum that the puzzle shows. Its cells are in reading order; the first one shows the sum. */
export type Cage = Sum

/** Maximum size of generated cages; imported ones may have up to nine cells. */
export const MAX_CELLS = 6

/** Digit sets as bits, by size (first index) and sum (second index). */
const SETS: readonly (readonly (readonly number[])[])[] = (() => {
  const sets = Array.from({ length: 10 }, () => Array.from({ length: 46 }, (): number[] => []))
  for (let bits = 0; bits < 512; bits++) {
    const sum = digitsOf(bits).reduce((all, digit) => all + digit, 0)
    sets[SIZE[bits] as number]?.[sum]?.push(bits)
  }
  return sets
})()

/** Sets of `count` distinct digits with this sum; empty if there are none. */
export function setsOf(count: number, sum: number): readonly number[] {
  return SETS[count]?.[sum] ?? []
}

/** All digits that occur in a set of `count` digits with this sum and without the digits in `without`. */
export function digitsFor(count: number, sum: number, without = 0): number {
  let all = 0
  for (const set of setsOf(count, sum)) if ((set & without) === 0) all |= set
  return all
}

/** The digits that fit into each cell, in the order of its cells. Output of `arrange`. */
export const fitting = new Uint16Array(9)
/** Digits that occur in every arrangement. Output of `arrange`. */
export const needed = { bits: 0 }

/** Memo of `arrange` by set of remaining digits: twice the number of the query, plus one if they can be placed. */
const answers = new Float64Array(512)
let question = 0

/**
 * Tries all arrangements of distinct digits in the cells that make the sum.
 *
 * @returns false if there is none
 */
export function arrange(candidates: ArrayLike<number>, cells: readonly number[], sum: number): boolean {
  const count = cells.length
  fitting.fill(0, 0, count)
  needed.bits = ALL
  let any = false
  // The remaining set determines the cell, so each set is evaluated once.
  const place = (i: number, rest: number): boolean => {
    if (i === count) return true
    const answer = itemAt(answers, rest) - 2 * question
    if (answer >= 0) return answer === 1
    let placed = 0
    for (let left = rest & itemAt(candidates, itemAt(cells, i)); left !== 0; left &= left - 1) {
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

/** Whether a cage can no longer reach its sum: it is full with a different sum, or already exceeds it. */
export function misses(digits: ArrayLike<number>, { cells, sum }: Cage): boolean {
  let made = 0
  let open = 0
  for (const cell of cells) {
    made += itemAt(digits, cell)
    if (digits[cell] === 0) open++
  }
  return open === 0 ? made !== sum : made + (open * (open + 1)) / 2 > sum
}
