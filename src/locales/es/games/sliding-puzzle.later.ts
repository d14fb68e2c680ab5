import { plural } from '../../../engine/core/text'
import type * as hints from '../../../games/sliding-puzzle/texts/hints'
import type { Translation } from '../../translation'

export const hintTexts: Translation<typeof hints.hintTexts> = {
  look: (tile) => `La ficha ${tile} es la próxima en llegar a su sitio: la casilla resaltada.`,
  solution: {
    up: (moves) =>
      plural(moves, {
        one: 'La solución más corta tiene # jugada. Primero, el hueco va hacia arriba.',
        many: 'La solución más corta tiene # de jugadas. Primero, el hueco va hacia arriba.',
        other: 'La solución más corta tiene # jugadas. Primero, el hueco va hacia arriba.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'La solución más corta tiene # jugada. Primero, el hueco va hacia abajo.',
        many: 'La solución más corta tiene # de jugadas. Primero, el hueco va hacia abajo.',
        other: 'La solución más corta tiene # jugadas. Primero, el hueco va hacia abajo.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'La solución más corta tiene # jugada. Primero, el hueco va hacia la izquierda.',
        many: 'La solución más corta tiene # de jugadas. Primero, el hueco va hacia la izquierda.',
        other: 'La solución más corta tiene # jugadas. Primero, el hueco va hacia la izquierda.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'La solución más corta tiene # jugada. Primero, el hueco va hacia la derecha.',
        many: 'La solución más corta tiene # de jugadas. Primero, el hueco va hacia la derecha.',
        other: 'La solución más corta tiene # jugadas. Primero, el hueco va hacia la derecha.',
      }),
  },
  section: {
    up: (moves) =>
      plural(moves, {
        one: 'La próxima parte tiene # jugada. Primero, el hueco va hacia arriba.',
        many: 'La próxima parte tiene # de jugadas. Primero, el hueco va hacia arriba.',
        other: 'La próxima parte tiene # jugadas. Primero, el hueco va hacia arriba.',
      }),
    down: (moves) =>
      plural(moves, {
        one: 'La próxima parte tiene # jugada. Primero, el hueco va hacia abajo.',
        many: 'La próxima parte tiene # de jugadas. Primero, el hueco va hacia abajo.',
        other: 'La próxima parte tiene # jugadas. Primero, el hueco va hacia abajo.',
      }),
    left: (moves) =>
      plural(moves, {
        one: 'La próxima parte tiene # jugada. Primero, el hueco va hacia la izquierda.',
        many: 'La próxima parte tiene # de jugadas. Primero, el hueco va hacia la izquierda.',
        other: 'La próxima parte tiene # jugadas. Primero, el hueco va hacia la izquierda.',
      }),
    right: (moves) =>
      plural(moves, {
        one: 'La próxima parte tiene # jugada. Primero, el hueco va hacia la derecha.',
        many: 'La próxima parte tiene # de jugadas. Primero, el hueco va hacia la derecha.',
        other: 'La próxima parte tiene # jugadas. Primero, el hueco va hacia la derecha.',
      }),
  },
  slide: (tile, moves) =>
    plural(moves, {
      one: `Desliza la ficha ${tile}. La solución más corta tiene # jugada.`,
      many: `Desliza la ficha ${tile}. La solución más corta tiene # de jugadas.`,
      other: `Desliza la ficha ${tile}. La solución más corta tiene # jugadas.`,
    }),
  slideSection: (tile, moves) =>
    plural(moves, {
      one: `Desliza la ficha ${tile}. La próxima parte tiene # jugada.`,
      many: `Desliza la ficha ${tile}. La próxima parte tiene # de jugadas.`,
      other: `Desliza la ficha ${tile}. La próxima parte tiene # jugadas.`,
    }),
}
