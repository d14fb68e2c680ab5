/** Owns what follows for certain from the numbers that are open. */
import { createSolver } from './solver'
import type { State } from './state'

/** What is known of each cell, as the solver has it (`MINE`, `SAFE` …). Flags say nothing: they may be wrong. */
export function knownOf(state: State): Readonly<Uint8Array> {
  const solver = createSolver(state)
  for (const [cell, { isRevealed, neighborMines }] of state.cells.entries())
    if (isRevealed) solver.open(cell, neighborMines)
  while (solver.next().length > 0);
  return solver.known
}
