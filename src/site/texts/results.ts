/** The texts of single results, on every page that shows some. */
import { numberText } from '../../engine/core/text'

export const resultTexts = {
  ends: { won: 'Won', lost: 'Lost', tied: 'Tied', over: 'Played' },
  /** The name of a best result that is stored without one. */
  best: 'Best',
  minutes: (minutes: number) => `${numberText(minutes)} min`,
  hours: (hours: number, minutes: number) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds: number) => `${numberText(seconds)} s`,
  under: (time: string) => `under ${time}`,
  longer: 'longer',
  bestStreak: (best: number) => `best streak ${numberText(best)}`,
  streak: (now: number, best: number) => `streak ${numberText(now)}, best ${numberText(best)}`,
  streakIsBest: (now: number) => `streak ${numberText(now)}, your best`,
}
