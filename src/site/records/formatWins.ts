/** Formats win rates and streaks. */
import type { Wins } from '../../engine/storage/values/results'

/** The share of decided plays that were won, in whole percent: '43 %'; '' where none was decided. */
export function winRate({ won, of }: Pick<Wins, 'won' | 'of'>): string {
  return of > 0 ? `${Math.round((100 * won) / of)} %` : ''
}

/** '3 in a row, 7 at most'; '' where no two were ever won one after the other. */
export function streakText({ now, most }: Pick<Wins, 'now' | 'most'>): string {
  if (most < 2) return ''
  if (now < 2) return `${most} in a row at most`
  return now < most ? `${now} in a row, ${most} at most` : `${now} in a row, the most so far`
}
