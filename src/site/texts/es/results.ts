import { numberText } from '../../../engine/core/text'
import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  ends: { won: 'Victoria', lost: 'Derrota', tied: 'Empate', over: 'Terminada' },
  best: 'Récord',
  minutes: (minutes) => `${numberText(minutes)} min`,
  hours: (hours, minutes) => `${numberText(hours)} h ${minutes} min`,
  seconds: (seconds) => `${numberText(seconds)} s`,
  under: (time) => `menos de ${time}`,
  longer: 'más',
  bestStreak: (best) => `mejor racha ${numberText(best)}`,
  streak: (now, best) => `racha ${numberText(now)}, la mejor ${numberText(best)}`,
  streakIsBest: (now) => `racha ${numberText(now)}, tu mejor`,
}
