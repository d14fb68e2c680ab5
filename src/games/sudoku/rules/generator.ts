/** Owns making puzzles: Classic by random picks, the levels by digging as deep as their techniques reach. */
import { drawInt, pick, type Random, shuffled } from '../../../engine/core/random'
import { isUnique } from './exact'
import { fullGrid } from './fill'
import { CELLS } from './grid'
import { type Level, tierOf } from './levels'
import { gradeOf } from './logic'
import { RESERVE } from './reserve'
import type { Kind, Shape } from './shape'
import type { Tier } from './technique'

/** Classic clears this many random cells, fewer when picks repeat. */
export const CLASSIC_PICKS = 40

/** Digits are left in at least this many cells: the easier, the shorter. Diagonals tell more, and leave fewer. */
const LEAST_GIVENS: Readonly<Record<Kind, Readonly<Record<Level, number>>>> = {
  classic: { easy: 38, medium: 28, hard: 22, expert: 20 },
  x: { easy: 34, medium: 24, hard: 16, expert: 14 },
}
/** Grids dug before a puzzle of the reserve is taken: that bounds the time. */
const MOST_GRIDS = 12

/** A full grid with 40 random picks cleared. It may have more than one solution: any is right. */
export function classic(random: Random, shape: Shape): number[] {
  const digits = fullGrid(random, shape)
  for (let i = 0; i < CLASSIC_PICKS; i++) digits[drawInt(random, 0, CELLS - 1)] = 0
  return digits
}

/** A puzzle with one solution that needs the techniques of this level, and none beyond. */
export function graded(level: Level, random: Random, shape: Shape): number[] {
  const tier = tierOf(level)
  for (let i = 0; i < MOST_GRIDS; i++) {
    const full = fullGrid(random, shape)
    const digits = full.slice()
    const ground: Ground = { full, shape, tier, least: LEAST_GIVENS[shape.kind][level] }
    dig(digits, ground, 2, random)
    if (gradeOf(digits, shape, tier) === tier) return digits
    if (tier < 3) continue
    dig(digits, ground, 1, random)
    if (gradeOf(digits, shape, tier) === tier) return digits
  }
  return shaken(pick(random, RESERVE[shape.kind][level]), random, shape.kind)
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
  let givens = digits.filter((digit) => digit !== 0).length
  const cells = Array.from({ length: CELLS }, (_, cell) => cell).filter((cell) => digits[cell] !== 0)
  for (const cell of shuffled(random, together === 2 ? cells.filter((each) => each <= 40) : cells)) {
    const gone = together === 2 && cell !== 40 ? [cell, 80 - cell] : [cell]
    if (givens - gone.length < least) break
    for (const each of gone) digits[each] = 0
    // The first cells to go never matter; and that there is one solution is told sooner than how it is found.
    if (givens > 60 || (isUnique(digits, shape) && gradeOf(digits, shape, tier) !== null))
      givens -= gone.length
    else for (const each of gone) digits[each] = full[each] as number
  }
}

/** Where each of nine lanes comes from: exchanged within their bands, and the bands themselves. */
function lanes(random: Random): number[] {
  return shuffled(random, [0, 1, 2]).flatMap((band) => shuffled(random, [0, 1, 2]).map((i) => band * 3 + i))
}

/** The same, with opposite lanes opposite each other still: taken for rows and columns alike, diagonals stay diagonals. */
function oppositeLanes(random: Random): number[] {
  const flip = (lane: number) => 8 - lane
  const band = shuffled(random, [0, 1, 2])
  const first = drawInt(random, 0, 1) === 1 ? band.map(flip) : band
  const middle = drawInt(random, 0, 1) === 1 ? [5, 4, 3] : [3, 4, 5]
  return [...first, ...middle, ...first.toReversed().map(flip)]
}

/** The same puzzle in another dress: digits renamed, rows and columns exchanged as its houses allow, mirrored. */
export function shaken(puzzle: string, random: Random, kind: Kind): number[] {
  const names = [0, ...shuffled(random, [1, 2, 3, 4, 5, 6, 7, 8, 9])]
  const rows = kind === 'x' ? oppositeLanes(random) : lanes(random)
  const cols = kind === 'x' ? rows : lanes(random)
  const mirrored = drawInt(random, 0, 1) === 1
  return Array.from({ length: CELLS }, (_, cell) => {
    const row = rows[Math.floor(cell / 9)] as number
    const col = cols[cell % 9] as number
    return names[Number(puzzle[mirrored ? col * 9 + row : row * 9 + col])] as number
  })
}
