/** Owns which levels of the seven a visitor may start with: those that were played, and the one after each that was solved. */
import type { KeptPlays } from '../../../engine/core/game/option'
import { LEVELS } from './levels'

/**
 * Ids of the levels that were reached, ascending; the first one always. A play from a level on was at all that it solved, and
 * at the next. Plays that the solution helped bring no figures, and open nothing beyond the level they began with.
 */
export function reachedLevels(kept: readonly KeptPlays[]): number[] {
  const spans = kept.filter(({ options }) => options.mazes !== 'made').map(span)
  return LEVELS.map(({ id }) => id).filter(
    (id) => id === 1 || spans.some(({ from, to }) => from <= id && id <= to),
  )
}

function span({ options, best }: KeptPlays): { readonly from: number; readonly to: number } {
  const from = Number(options.level ?? 1)
  // A level alone keeps its time when it was solved.
  const solved = options.mazes === 'one' ? Number('Time' in best) : (best.Levels ?? 0)
  return { from, to: from + solved }
}
