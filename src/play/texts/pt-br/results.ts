import type { resultTexts as english } from '../results'

export const resultTexts: typeof english = {
  site: 'Pocket Arcade',
  won: 'Vitória',
  lost: 'Derrota',
  tied: 'Empate',
  finished: 'Partida completa',
}
