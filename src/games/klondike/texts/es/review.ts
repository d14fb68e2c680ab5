import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  winnable: 'Con solución',
  lost: 'Tras esta jugada, la partida ya no se podía ganar.',
  moves: 'Jugadas',
  onFoundations: 'Cartas en las bases',
  positionsLost: 'Posiciones ganadoras perdidas',
}
