/** Owns what follows from the numbers that are open and the count of mines: what is certain, and how likely the rest is. */
import { oddsOf } from './odds'
import { MINE, OPEN, SAFE, Solver } from './solver'
import type { State } from './state'

/** What can be known of a field. Flags say nothing: they may be wrong. */
export interface Knowledge {
  /** What is certain of each cell, as the solver has it (`MINE`, `SAFE` …). */
  readonly known: Readonly<Uint8Array>
  /** How likely each covered cell is a mine, exactly; null where the field is too open for every way to be counted. */
  readonly odds: Readonly<Float64Array> | null
}

/**
 * @param state Its mines are not looked at.
 * @returns All that can be proved. Without `odds` it is what pairs of numbers prove, and there may be more.
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

/** What is certain of each cell (`MINE`, `SAFE` …). */
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
