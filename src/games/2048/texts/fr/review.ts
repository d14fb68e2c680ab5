import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  freeCells: 'Cases libres',
  noMoves: (played) => `${played} ne laisse aucun coup.`,
  corner: (best, played) => `${best} garde la plus haute tuile dans son coin. ${played} l’en fait sortir.`,
  fewerFree: (best, free, played, left) =>
    `Cases libres\u00a0: ${free} après ${best}, ${left} après ${played}.`,
  order: (best) => `${best} range mieux les tuiles pour les fusions à venir.`,
  bestMoves: 'Meilleurs coups',
}
