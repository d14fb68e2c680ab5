import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  freeCells: 'Freie Felder',
  noMoves: (played) => `Nach „${played}“ ist kein Zug mehr möglich.`,
  corner: (best, played) =>
    `„${best}“ lässt die höchste Kachel in ihrer Ecke. „${played}“ schiebt sie heraus.`,
  fewerFree: (best, free, played, left) => `Freie Felder: ${free} nach „${best}“, ${left} nach „${played}“.`,
  order: (best) => `„${best}“ ordnet die Kacheln besser für künftiges Verschmelzen an.`,
  bestMoves: 'Beste Züge',
}
