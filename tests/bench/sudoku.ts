/**
 * Measures how long it takes to solve Sudoku exactly, on published puzzles in many variations, and to generate each
 * kind.
 */
import { createRandom } from '../../src/engine/core/math/random'
import { solveExactly } from '../../src/games/sudoku/rules/exact'
import { graded } from '../../src/games/sudoku/rules/graded'
import { LEVELS, type Level, tierOf } from '../../src/games/sudoku/rules/levels'
import { gradeOf } from '../../src/games/sudoku/rules/logic'
import { CLASSIC, type Kind, type Puzzle, shapeOf } from '../../src/games/sudoku/rules/shape'
import { transformed } from '../../src/games/sudoku/rules/transform'
import { countWithCages } from '../games/sudoku/cageCounter'
import { countSolutions, PLAIN, WITH_DIAGONALS } from '../games/sudoku/counter'
import published from '../games/sudoku/published.json'
import { heading, quantile, table } from './print'

const DRESSES = 20
/** Puzzles of each kind and level. */
const PUZZLES = 200

/** The fastest of three runs, to exclude other work of the machine. */
function timed(run: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const from = performance.now()
      run()
      return performance.now() - from
    }),
  )
}

const spread = (times: readonly number[]) => [
  times.reduce((sum, each) => sum + each, 0) / times.length,
  quantile(times, 0.5),
  quantile(times, 0.95),
  quantile(times, 1),
]

export function sudoku(): void {
  const grids = published.flatMap(({ puzzle }) =>
    Array.from({ length: DRESSES }, (_, seed) => transformed(puzzle, createRandom(seed), 'classic')),
  )
  heading('Sudoku: solved exactly (goal: mean below 1 ms, worst below 50 ms)')
  const solved = spread(grids.map((grid) => timed(() => solveExactly(grid, 2, CLASSIC))))
  table(
    ['what', 'number', 'mean ms', 'median ms', '95% ms', 'worst ms'],
    [['published 17 clues and hardest', grids.length, ...solved]],
  )
  heading('Sudoku: generated (goal: one solution and the right level for all, 95% below a second)')
  table(
    ['kind, level', 'one solution', 'of its level', 'mean ms', 'median ms', '95% ms', 'worst ms'],
    (['classic', 'x', 'killer'] as const).flatMap((kind) => LEVELS.map((level) => made(kind, level))),
  )
}

/** Number of solutions, counted independently with its own units; at most two. */
function solutionsOf({ kind, givens, cages }: Puzzle): number {
  if (kind === 'killer') return countWithCages(givens, cages, 2)
  return countSolutions(givens, kind === 'x' ? WITH_DIAGONALS : PLAIN, 2)
}

/** Generates puzzles from the seeds 0, 1, 2 …, and checks each. */
function made(kind: Kind, level: Level): (string | number)[] {
  const puzzles: Puzzle[] = []
  const times = Array.from({ length: PUZZLES }, (_, seed) => {
    const from = performance.now()
    puzzles.push(graded(level, createRandom(seed), kind))
    return performance.now() - from
  })
  const unique = puzzles.filter((puzzle) => solutionsOf(puzzle) === 1)
  const right = puzzles.filter((puzzle) => gradeOf(puzzle.givens, shapeOf(puzzle)) === tierOf(level))
  return [`${kind}, ${level}`, unique.length, right.length, ...spread(times)]
}
