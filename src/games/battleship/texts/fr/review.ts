import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  compared: 'Comparé au meilleur tir',
  loss: {
    one: '#\u202f% moins probable que le meilleur tir',
    many: '#\u202f% moins probable que le meilleur tir',
    other: '#\u202f% moins probable que le meilleur tir',
  },
  nextToHits: 'Un navire touché est encore à flot\u00a0: tire d’abord à côté des touchés.',
  noShip: (cell) => `Aucun navire restant ne peut couvrir ${cell}.`,
  more: (best, cell) => `Plus de positions de navires sont possibles en ${best} qu’en ${cell}.`,
  summary: { shots: 'Tirs', hits: 'Touchés', best: 'Meilleurs tirs' },
}
