import { numberText } from '../../../engine/core/text'
import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  ends: { won: 'Gewonnen', lost: 'Verloren', tied: 'Unentschieden', over: 'Gespielt' },
  best: 'Rekord',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `unter ${time}`,
  longer: 'länger',
  bestStreak: (best) => `längste Serie ${numberText(best)}`,
  streak: (now, best) => `Serie ${numberText(now)}, längste ${numberText(best)}`,
  streakIsBest: (now) => `Serie ${numberText(now)}, deine längste`,
}
