/** Practice: deals puzzles marked as far as simpler techniques lead, where the next step needs one technique. */
import type { Random } from '../../../engine/core/math/random'
import { type Clues, cluesOf } from './clues'
import { generate, type Level } from './generator'
import { findContradiction, SolverGrid } from './solver'
import { follow, LINE_TECHNIQUES, simplestIn, type Technique } from './techniques'

const SIZE = 10

/** The levels whose puzzles need it. */
const LEVEL_OF: Readonly<Record<Technique, Level>> = {
  overlap: 'easy',
  edge: 'medium',
  reach: 'medium',
  split: 'medium',
  contradiction: 'hard',
}

interface Dealt {
  readonly clues: Clues
  /** The filled cells of each row. */
  readonly solution: readonly number[]
  /** One character for each cell. */
  readonly cells: string
}

/** Finished lines are always crossed out, as they are on the board if the player wants that. */
const simplerThan = (technique: Technique) =>
  LINE_TECHNIQUES.filter(
    (each, i) => each === 'done' || technique === 'contradiction' || i < LINE_TECHNIQUES.indexOf(technique),
  )

export function deal(technique: Technique, random: Random): Dealt {
  for (;;) {
    const solution = generate(SIZE, LEVEL_OF[technique], random)
    const clues = cluesOf(solution, SIZE)
    const grid = new SolverGrid(clues)
    follow(grid, simplerThan(technique))
    const next = simplestIn(grid)
    const isNeeded =
      technique === 'contradiction'
        ? next === null && findContradiction(grid) !== null
        : next !== null && next !== 'broken' && next.technique === technique
    if (isNeeded) return { clues, solution, cells: cellTextOf(grid) }
  }
}

function cellTextOf(grid: SolverGrid): string {
  const all = Array.from({ length: grid.width * grid.height }, (_, cell) => grid.at(cell))
  return all.map((value) => (value < 0 ? '.' : value === 1 ? '#' : 'x')).join('')
}
