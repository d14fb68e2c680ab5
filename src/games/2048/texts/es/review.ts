import type { reviewTexts as english } from '../review'

export const reviewTexts: typeof english = {
  freeCells: 'Casillas libres',
  noMoves: (played) => `Tras «${played}» no queda ninguna jugada.`,
  corner: (best, played) => `«${best}» mantiene la ficha más alta en su esquina. «${played}» la saca de ahí.`,
  fewerFree: (best, free, played, left) =>
    `Casillas libres: ${free} tras «${best}», ${left} tras «${played}».`,
  order: (best) => `«${best}» deja las fichas mejor ordenadas para futuras combinaciones.`,
  bestMoves: 'Mejores jugadas',
}
