/** Owns making puzzles: Classic by random picks, the levels by digging as deep as their techniques reach. */
import { itemAt } from '../../../engine/core/itemAt'
import { drawInt, type Random, shuffled } from '../../../engine/core/math/random'
import { layCages } from './cageMaker'
import { fromReserve } from './dress'
import { isUnique } from './exact'
import { fullGrid } from './fill'
import { CELLS } from './grid'
import { type Level, tierOf } from './levels'
import { gradeOf } from './logic'
import { CLASSIC, type Kind, type Layout, type Puzzle, type Shape, shapeOf } from './shape'
import type { Tier } from './technique'

/** Classic clears this many random cells, fewer when picks repeat. */
const CLASSIC_PICKS = 40

/** Digits are left in at least this many cells: the easier, the shorter. Diagonals tell more, and leave fewer. */
const LEAST_GIVENS: Readonly<Record<Kind, Readonly<Record<Level, number>>>> = {
  classic: { easy: 38, medium: 28, hard: 22, expert: 20 },
  x: { easy: 34, medium: 24, hard: 16, expert: 14 },
  killer: { easy: 10, medium: 0, hard: 0, expert: 0 },
}
/** How many cells a cage has, at least and at most; one more where a cell would be left alone. */
const CAGES: Readonly<Record<Level, readonly [least: number, most: number]>> = {
  easy: [2, 3],
  medium: [2, 3],
  hard: [2, 4],
  expert: [3, 4],
}
/** With cages that many solutions fit, a search may take long: after so many guesses the digit stays. */
const MOST_GUESSES = 60
/** Which cells go together, in turn: those opposite each other, then each alone. */
const PAIRS = [2] as const
const ALONE = [1] as const
const PAIRS_THEN_ALONE = [2, 1] as const
/** Grids dug before a puzzle of the reserve is taken: that bounds the time. */
const MOST_GRIDS = 12

/** A full grid with 40 random picks cleared. It may have more than one solution: any is right. */
export function classic(random: Random, kind: Kind): Puzzle {
  const { full, layout } = ground(random, kind, 'easy')
  const givens = full.slice()
  for (let i = 0; i < CLASSIC_PICKS; i++) givens[drawInt(random, 0, CELLS - 1)] = 0
  return { ...layout, givens }
}

/** A puzzle with one solution that needs the techniques of this level, and none beyond. */
export function graded(level: Level, random: Random, kind: Kind): Puzzle {
  const tier = tierOf(level)
  for (let i = 0; i < MOST_GRIDS; i++) {
    const { full, layout } = ground(random, kind, level)
    const shape = shapeOf(layout)
    const givens = full.slice()
    const place: Ground = { full, shape, tier, least: LEAST_GIVENS[kind][level] }
    // Cages have no symmetry that digits could keep.
    for (const together of kind === 'killer' ? ALONE : tier < 3 ? PAIRS : PAIRS_THEN_ALONE) {
      dig(givens, place, together, random)
      if (gradeOf(givens, shape, tier) === tier) return { ...layout, givens }
    }
  }
  return fromReserve(level, random, kind)
}

/** A full grid, and in Killer cages over it. */
function ground(random: Random, kind: Kind, level: Level): { full: number[]; layout: Layout } {
  const full = fullGrid(random, kind === 'killer' ? CLASSIC : shapeOf({ kind, cages: [] }))
  return { full, layout: { kind, cages: kind === 'killer' ? layCages(full, ...CAGES[level], random) : [] } }
}

/** What is dug in, how hard the puzzle may become, and how many digits stay. */
interface Ground {
  readonly full: readonly number[]
  readonly shape: Shape
  readonly tier: Tier
  readonly least: number
}

/**
 * Clears cells, alone or two by two opposite each other, as long as the techniques up to this tier still solve the
 * grid. What they solve has one solution, for each of their steps is forced.
 */
function dig(digits: number[], { full, shape, tier, least }: Ground, together: 1 | 2, random: Random): void {
  const most = shape.cages.length > 0 ? MOST_GUESSES : undefined
  let givens = digits.filter((digit) => digit !== 0).length
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => digits[cell] !== 0)
  for (const cell of shuffled(random, together === 2 ? cells.filter((each) => each <= 40) : cells)) {
    const gone = together === 2 && cell !== 40 ? [cell, 80 - cell] : [cell]
    if (givens - gone.length < least) break
    for (const each of gone) digits[each] = 0
    // The first cells to go never matter; and that there is one solution is told sooner than how it is found.
    if (givens > 60 || (isUnique(digits, shape, most) && gradeOf(digits, shape, tier) !== null))
      givens -= gone.length
    else for (const each of gone) digits[each] = itemAt(full, each)
  }
}
