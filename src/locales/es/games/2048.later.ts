import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/2048/texts/hints'
import type * as moves from '../../../games/2048/texts/moves'
import type * as review from '../../../games/2048/texts/review'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  noCorner: 'Mira tu ficha más alta: donde más segura está es en una esquina.',
  edge: 'Mira el borde resaltado: tu ficha más alta está en su esquina.',
  oneDirection: 'Las fichas solo se pueden deslizar en una dirección.',
  frees: (cells) =>
    plural(cells, {
      one: 'Combinar las fichas resaltadas libera # casilla.',
      many: 'Combinar las fichas resaltadas libera # de casillas.',
      other: 'Combinar las fichas resaltadas libera # casillas.',
    }),
  keepsCorner: 'La mejor jugada no combina fichas, pero mantiene tu ficha más alta en la esquina resaltada.',
  toCorner: 'La mejor jugada no combina fichas, pero lleva tu ficha más alta a la esquina resaltada.',
  order: 'Mantén juntas las fichas grandes: la mejor jugada ordena mejor las resaltadas.',
  scores: (direction, points) =>
    plural(points, {
      one: `${direction}: da # punto.`,
      many: `${direction}: da # de puntos.`,
      other: `${direction}: da # puntos.`,
    }),
  looksBest: (direction) => `${direction} parece lo mejor.`,
}

export const moveTexts: Translation<typeof moves.moveTexts> = {
  directions: { up: 'Arriba', down: 'Abajo', left: 'Izquierda', right: 'Derecha' },
  scored: (direction, points) => `${direction}, +${points}`,
}

export const reviewTexts: Translation<typeof review.reviewTexts> = {
  freeCells: 'Casillas libres',
  noMoves: (played) => `Tras «${played}» no queda ninguna jugada.`,
  corner: (best, played) => `«${best}» mantiene la ficha más alta en su esquina. «${played}» la saca de ahí.`,
  fewerFree: (best, free, played, left) =>
    `Casillas libres: ${free} tras «${best}», ${left} tras «${played}».`,
  order: (best) => `«${best}» deja las fichas mejor ordenadas para futuras combinaciones.`,
  bestMoves: 'Mejores jugadas',
}
