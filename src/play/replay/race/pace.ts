/** How a game compares with another one of the same start at a moment: the stat that is compared, and its text. */
import type { Game } from '../../../engine/core/game/contract'

/**
 * The HUD stat that can be compared during a game: the first best, if higher is better and the HUD shows it.
 *
 * @returns null if there is none: times and numbers of moves can only be compared at the end
 */
export function pacedStat({ best: [first] }: Pick<Game, 'best'>): string | null {
  return first?.better === 'higher' && first.shown !== null ? (first.shown ?? first.of) : null
}

/** '+30', '−5', '±0'; '' unless both are numbers. */
export function paceText(own: unknown, other: unknown): string {
  if (typeof own !== 'number' || typeof other !== 'number') return ''
  const difference = Math.round((own - other) * 100) / 100
  if (difference === 0) return '±0'
  return difference > 0 ? `+${difference}` : `−${-difference}`
}
