import { numberText } from '../../../engine/core/text'
import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  ends: { won: 'Vitória', lost: 'Derrota', tied: 'Empate', over: 'Terminada' },
  best: 'Recorde',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `menos de ${time}`,
  longer: 'mais',
  bestStreak: (best) => `melhor sequência ${numberText(best)}`,
  streak: (now, best) => `sequência ${numberText(now)}, a melhor ${numberText(best)}`,
  streakIsBest: (now) => `sequência ${numberText(now)}, sua melhor`,
}
