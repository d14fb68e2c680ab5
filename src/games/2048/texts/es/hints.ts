import { plural } from '../../../../engine/core/text'
import type { hintTexts as english } from '../hints'

export const hintTexts: typeof english = {
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
