import { numberText } from '../../../engine/core/text'
import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  ends: { won: 'Victoire', lost: 'Défaite', tied: 'Égalité', over: 'Terminée' },
  best: 'Record',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `moins de ${time}`,
  longer: 'plus',
  bestStreak: (best) => `meilleure série ${numberText(best)}`,
  streak: (now, best) => `série ${numberText(now)}, la meilleure ${numberText(best)}`,
  streakIsBest: (now) => `série ${numberText(now)}, ta meilleure`,
}
