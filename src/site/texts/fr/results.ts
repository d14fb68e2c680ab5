import { numberText } from '../../../engine/core/text'
import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  ends: { won: 'Victoire', lost: 'Défaite', tied: 'Égalité', over: 'Terminée' },
  best: 'Record',
  minutes: (minutes) => `${numberText(minutes)}\u00a0min`,
  hours: (hours, minutes) => `${numberText(hours)}\u00a0h ${minutes}\u00a0min`,
  seconds: (seconds) => `${numberText(seconds)}\u00a0s`,
  under: (time) => `moins de ${time}`,
  longer: 'plus',
  bestStreak: (best) => `meilleure série ${numberText(best)}`,
  streak: (now, best) => `série ${numberText(now)}, la meilleure ${numberText(best)}`,
  streakIsBest: (now) => `série ${numberText(now)}, ta meilleure`,
}
