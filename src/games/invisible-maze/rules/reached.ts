/** Which of the seven levels are unlocked: those that were played, and the one after each solved level. */
import type { PlayedOptions } from '../../../engine/core/game/option'
import { LEVELS } from './levels'

/**
 * Ids of the unlocked levels in ascending order, always including the first. A game from a level on unlocks all
 * levels it solved, and the next. Games with the solution shown have no results, and unlock nothing beyond the level
 * they started with.
 */
export function reachedLevels(kept: readonly PlayedOptions[]): number[] {
  const spans = kept.filter(({ options }) => options.mazes !== 'made').map(span)
  return LEVELS.map(({ id }) => id).filter(
    (id) => id === 1 || spans.some(({ from, to }) => from <= id && id <= to),
  )
}

function span({ options, best }: PlayedOptions): { readonly from: number; readonly to: number } {
  const from = Number(options.level ?? 1)
  // A single-level game has a time if it was solved.
  const solved = options.mazes === 'one' ? Number('Time' in best) : (best.Levels ?? 0)
  return { from, to: from + solved }
}
