/** Practice: deals puzzles marked as far as simpler techniques lead, where the next step needs one technique. */
import type { Random } from '../../../engine/core/math/random'
import { type Clues, cluesOf } from './clues'
import { generate, type Level } from './generator'
import { findContradiction, Work } from './solver'
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
  /** One sign for each cell. */
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
    const work = new Work(clues)
    follow(work, simplerThan(technique))
    const next = simplestIn(work)
    const isNeeded =
      technique === 'contradiction'
        ? next === null && findContradiction(work) !== null
        : next !== null && next !== 'broken' && next.technique === technique
    if (isNeeded) return { clues, solution, cells: signsOf(work) }
  }
}

function signsOf(work: Work): string {
  const all = Array.from({ length: work.width * work.height }, (_, cell) => work.at(cell))
  return all.map((value) => (value < 0 ? '.' : value === 1 ? '#' : 'x')).join('')
}
