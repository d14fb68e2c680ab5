/** A complete search for puzzles from outside, which logic may not solve: has it none, one or several solutions? */
import type { Clues } from './clues'
import { followLines, SolverGrid } from './solver'

/** Positions to search before the answer is 'unknown'. A count, not a time, so that every machine answers the same. */
const MAX_NODES = 4000

export interface Exact {
  /** 0, 1, or 2 for more than one. */
  readonly count: number
  /** The search was complete, or found two solutions. */
  readonly isWhole: boolean
  /** The filled cells of each row in the first solution. */
  readonly solution: readonly number[] | null
  /** The same of a second solution. */
  readonly other: readonly number[] | null
}

/**
 * @param from known cells; none by default
 * @param max positions to search
 */
export function solveExactly(clues: Clues, from = new SolverGrid(clues), max = MAX_NODES): Exact {
  const found: number[][] = []
  let nodes = 0
  const search = (grid: SolverGrid, cell?: number) => {
    if (found.length === 2 || ++nodes > max || followLines(grid, cell).broken >= 0) return
    if (grid.isSolved) {
      found.push(grid.picture)
      return
    }
    let open = 0
    while (grid.at(open) >= 0) open++
    for (const filled of [true, false]) {
      const next = grid.copy()
      next.set(open, filled)
      search(next, open)
    }
  }
  search(from.copy())
  return {
    count: found.length,
    isWhole: found.length === 2 || nodes <= max,
    solution: found[0] ?? null,
    other: found[1] ?? null,
  }
}
