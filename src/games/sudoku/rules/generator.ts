/** Generates puzzles of the level Classic: clears random cells. */
import { drawInt, type Random } from '../../../engine/core/math/random'
import { layCages } from './cageMaker'
import { fullGrid } from './fill'
import { CELLS } from './grid'
import type { Level } from './levels'
import { CLASSIC, type Kind, type Layout, type Puzzle, shapeOf } from './shape'

/** Number of random picks that Classic clears; repeated picks clear fewer cells. */
const CLASSIC_PICKS = 40

/** Minimum and maximum number of cells per cage; one more if a cell would be left single. */
const CAGES: Readonly<Record<Level, readonly [min: number, max: number]>> = {
  easy: [2, 3],
  medium: [2, 3],
  hard: [2, 4],
  expert: [3, 4],
}

/** A solved grid after 40 random picks are cleared. It may have several solutions; any of them is accepted. */
export function classic(random: Random, kind: Kind): Puzzle {
  const { full, layout } = solvedGrid(random, kind, 'easy')
  const givens = full.slice()
  for (let i = 0; i < CLASSIC_PICKS; i++) givens[drawInt(random, 0, CELLS - 1)] = 0
  return { ...layout, givens }
}

/** A solved grid, with cages in Killer. */
export function solvedGrid(random: Random, kind: Kind, level: Level): { full: number[]; layout: Layout } {
  const full = fullGrid(random, kind === 'killer' ? CLASSIC : shapeOf({ kind, cages: [] }))
  return { full, layout: { kind, cages: kind === 'killer' ? layCages(full, ...CAGES[level], random) : [] } }
}
