/** Generates the graded levels: clears cells as long as the techniques of the level still solve the grid. */
import { itemAt } from '../../../engine/core/itemAt'
import { type Random, shuffled } from '../../../engine/core/math/random'
import { isUnique } from './exact'
import { solvedGrid } from './generator'
import { CELLS } from './grid'
import { type Level, tierOf } from './levels'
import { gradeOf } from './logic'
import { type Kind, type Puzzle, type Shape, shapeOf } from './shape'
import type { Tier } from './technique'
import { transformedReserve } from './transform'

/** Minimum number of givens: more on easier levels. Diagonals give more information, so X-Sudoku needs fewer. */
const MIN_GIVENS: Readonly<Record<Kind, Readonly<Record<Level, number>>>> = {
  classic: { easy: 38, medium: 28, hard: 22, expert: 20 },
  x: { easy: 34, medium: 24, hard: 16, expert: 14 },
  killer: { easy: 10, medium: 0, hard: 0, expert: 0 },
}
/** With ambiguous cages a search can take long. After this many guesses the digit stays. */
const MAX_GUESSES = 60
/** How cells are cleared: in opposite pairs first, then one by one. */
const PAIRS = [2] as const
const ALONE = [1] as const
const PAIRS_THEN_ALONE = [2, 1] as const
/** Grids to try before a stored puzzle is used, which bounds the time. */
const MAX_GRIDS = 12

/** A puzzle with one solution that needs the techniques of this level and no harder ones. */
export function graded(level: Level, random: Random, kind: Kind): Puzzle {
  const tier = tierOf(level)
  for (let i = 0; i < MAX_GRIDS; i++) {
    const { full, layout } = solvedGrid(random, kind, level)
    const shape = shapeOf(layout)
    const givens = full.slice()
    const input: DigInput = { full, shape, tier, min: MIN_GIVENS[kind][level] }
    // Cages have no symmetry that the givens could keep.
    for (const together of kind === 'killer' ? ALONE : tier < 3 ? PAIRS : PAIRS_THEN_ALONE) {
      dig(givens, input, together, random)
      if (gradeOf(givens, shape, tier) === tier) return { ...layout, givens }
    }
  }
  return transformedReserve(level, random, kind)
}

/** The input of `dig`: the solved grid, the maximum tier and the minimum number of givens. */
interface DigInput {
  readonly full: readonly number[]
  readonly shape: Shape
  readonly tier: Tier
  readonly min: number
}

/**
 * Clears cells, singly or in opposite pairs, as long as the techniques up to the tier solve the grid. Such a grid has
 * one solution, because every step is forced.
 */
function dig(digits: number[], { full, shape, tier, min }: DigInput, together: 1 | 2, random: Random): void {
  const max = shape.cages.length > 0 ? MAX_GUESSES : undefined
  let givens = digits.filter((digit) => digit !== 0).length
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => digits[cell] !== 0)
  for (const cell of shuffled(random, together === 2 ? cells.filter((each) => each <= 40) : cells)) {
    const gone = together === 2 && cell !== 40 ? [cell, 80 - cell] : [cell]
    if (givens - gone.length < min) break
    for (const each of gone) digits[each] = 0
    // The first cells can always be cleared. Checking uniqueness first is faster than grading.
    if (givens > 60 || (isUnique(digits, shape, max) && gradeOf(digits, shape, tier) !== null))
      givens -= gone.length
    else for (const each of gone) digits[each] = itemAt(full, each)
  }
}
