import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  winnable: 'Gagnable',
  lost: 'Après ce coup, la partie ne pouvait plus être gagnée.',
  moves: 'Coups',
  onFoundations: 'Cartes sur les bases',
  positionsLost: 'Positions gagnantes perdues',
}
