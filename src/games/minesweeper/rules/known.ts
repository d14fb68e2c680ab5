/** What follows from the open numbers and the mine count: certain cells, and the odds of the others. */
import { oddsOf } from './odds'
import { MINE, OPEN, SAFE, Solver } from './solver'
import type { State } from './state'

/** What can be known about a field. Flags are ignored, because they may be wrong. */
export interface Knowledge {
  /** What is certain about each cell, in the solver's codes (`MINE`, `SAFE` …). */
  readonly known: Readonly<Uint8Array>
  /** Exact probability of a mine in each covered cell; null if the field is too open to count all arrangements. */
  readonly odds: Readonly<Float64Array> | null
}

/**
 * @param state its mines are not read
 * @returns everything that can be proved; without `odds` only what pairs of numbers prove, which may be less
 */
export function knowledgeOf(state: State): Knowledge {
  const shown = state.cells.map(({ isRevealed, neighborMines }) => (isRevealed ? neighborMines : -1))
  const odds = oddsOf(state, shown)
  if (!odds) return { known: knownByPairs(state), odds }
  const known = new Uint8Array(shown.length)
  for (const [cell, number] of shown.entries()) {
    if (number >= 0) known[cell] = OPEN
    else if (odds[cell] === 0) known[cell] = SAFE
    else if (odds[cell] === 1) known[cell] = MINE
  }
  return { known, odds }
}

/** What is certain about each cell (`MINE`, `SAFE` …). */
export function knownOf(state: State): Readonly<Uint8Array> {
  return knowledgeOf(state).known
}

function knownByPairs(state: State): Readonly<Uint8Array> {
  const solver = new Solver(state)
  for (const [cell, { isRevealed, neighborMines }] of state.cells.entries())
    if (isRevealed) solver.open(cell, neighborMines)
  while (solver.next().length > 0);
  return solver.known
}
