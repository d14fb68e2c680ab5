import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  freeCells: 'Casas livres',
  noMoves: (played) => `Depois de “${played}”, não há mais jogadas.`,
  corner: (best, played) => `“${best}” mantém a maior peça no canto. “${played}” tira essa peça de lá.`,
  fewerFree: (best, free, played, left) =>
    `Casas livres: ${free} depois de “${best}”, ${left} depois de “${played}”.`,
  order: (best) => `“${best}” deixa as peças mais bem organizadas para juntar depois.`,
  bestMoves: 'Melhores jogadas',
}
