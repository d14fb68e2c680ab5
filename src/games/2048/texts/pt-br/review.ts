import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  freeCells: 'Casas livres',
  noMoves: (played) => `“${played}” não deixa nenhuma jogada.`,
  corner: (best, played) => `“${best}” mantém a maior peça no canto. “${played}” tira essa peça de lá.`,
  fewerFree: (best, free, played, left) => `Casas livres: ${free} após “${best}”, ${left} após “${played}”.`,
  order: (best) => `“${best}” deixa as peças mais bem organizadas para juntar depois.`,
  bestMoves: 'Melhores jogadas',
}
