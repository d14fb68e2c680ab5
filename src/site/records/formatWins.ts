/** Formats win rates and streaks. */
import { percentText } from '../../engine/core/text'
import type { Wins } from '../../engine/storage/values/results'
import { resultTexts } from '../texts/results'

/** The share of decided games that were won: '43%'; '' if none was decided. */
export function winRate({ won, of }: Pick<Wins, 'won' | 'of'>): string {
  return of > 0 ? percentText(won / of) : ''
}

/** 'streak 3, best 7'; '' if no two games in a row were ever won. */
export function streakText({ now, most }: Pick<Wins, 'now' | 'most'>): string {
  if (most < 2) return ''
  if (now < 2) return resultTexts.bestStreak(most)
  return now < most ? resultTexts.streak(now, most) : resultTexts.streakIsBest(now)
}
