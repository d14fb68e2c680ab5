import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  winnable: 'Com solução',
  lost: 'Depois desta jogada, não dava mais para vencer a partida.',
  moves: 'Jogadas',
  onFoundations: 'Cartas nas bases',
  positionsLost: 'Posições vencedoras perdidas',
}
