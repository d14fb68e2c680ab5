/** How a game compares with another of the same start at one moment: which stat is compared, and its text. */
import type { Game } from '../../engine/core/game/contract'

/**
 * The figure of `hud` in which two plays of one start can be compared at any moment: the first best one, where more is
 * better and it is shown while one plays. Null where there is none: of a time, or of a number of moves, only the end tells.
 */
export function pacedStat({ best: [first] }: Pick<Game, 'best'>): string | null {
  return first?.better === 'higher' && first.shown !== null ? (first.shown ?? first.of) : null
}

/** '+30', '−5', '±0'; '' where one of both is no number. */
export function paceText(own: unknown, other: unknown): string {
  if (typeof own !== 'number' || typeof other !== 'number') return ''
  const difference = Math.round((own - other) * 100) / 100
  if (difference === 0) return '±0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}
