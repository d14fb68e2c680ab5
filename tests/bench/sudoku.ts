/** Owns how long Sudoku takes to be solved exactly, on published puzzles in many dresses, and to be made. */
import { createRandom } from '../../src/engine/core/random'
import { rules } from '../../src/games/sudoku/rules'
import { solveExactly } from '../../src/games/sudoku/rules/exact'
import { shaken } from '../../src/games/sudoku/rules/generator'
import { LEVELS } from '../../src/games/sudoku/rules/levels'
import published from '../rules/data/sudoku-published.json'
import { heading, quantile, table } from './print'

const DRESSES = 20
const PUZZLES = 25

/** The fastest of three runs: what else the machine does is not the solver's. */
function timed(run: () => unknown): number {
  return Math.min(
    ...[1, 2, 3].map(() => {
      const from = performance.now()
      run()
      return performance.now() - from
    }),
  )
}

export function sudoku(): void {
  const grids = published.flatMap(({ puzzle }) =>
    Array.from({ length: DRESSES }, (_, seed) => shaken(puzzle, createRandom(seed))),
  )
  const row = (name: string, times: readonly number[]) => [
    name,
    times.length,
    times.reduce((sum, each) => sum + each, 0) / times.length,
    quantile(times, 0.5),
    quantile(times, 1),
  ]
  heading('Sudoku: solved exactly (meant: mean below 1 ms, worst below 50 ms), and made')
  table(
    ['what', 'number', 'mean ms', 'median ms', 'worst ms'],
    [
      row(
        'published 17 clues and hardest',
        grids.map((grid) => timed(() => solveExactly(grid, 2))),
      ),
      ...LEVELS.map((level) =>
        row(
          `made: ${level}`,
          Array.from({ length: PUZZLES }, (_, seed) => timed(() => rules.start({ level }, 900 + seed))),
        ),
      ),
    ],
  )
}
