import { plural } from '../../../engine/core/text'
import type * as game from '../../../games/sliding-puzzle/texts/game'
import type { Translation } from '../../translation'

export const texts: Translation<typeof game.texts> = {
  options: {
    size: { label: 'Tamaño', 3: '3x3', 4: '4x4', 5: '5x5', 6: '6x6' },
    face: { label: 'Fichas', numbers: 'Números', picture: 'Imagen' },
  },
  own: { use: 'Usar tu propia imagen', used: 'Esta partida usa una imagen propia.' },
  controls: { slide: 'Deslizar ficha' },
  stats: { Moves: 'Jugadas', Time: 'Tiempo' },
  best: { time: 'Mejor tiempo' },
  toasts: { Won: '¡Puzle completo!', NewBest: '¡Nuevo récord!' },
  status: {
    tile: {
      up: (tile) => `Ficha ${tile} hacia arriba.`,
      down: (tile) => `Ficha ${tile} hacia abajo.`,
      left: (tile) => `Ficha ${tile} hacia la izquierda.`,
      right: (tile) => `Ficha ${tile} hacia la derecha.`,
    },
    tiles: {
      up: (tiles) =>
        plural(tiles, {
          one: '# ficha hacia arriba.',
          many: '# de fichas hacia arriba.',
          other: '# fichas hacia arriba.',
        }),
      down: (tiles) =>
        plural(tiles, {
          one: '# ficha hacia abajo.',
          many: '# de fichas hacia abajo.',
          other: '# fichas hacia abajo.',
        }),
      left: (tiles) =>
        plural(tiles, {
          one: '# ficha hacia la izquierda.',
          many: '# de fichas hacia la izquierda.',
          other: '# fichas hacia la izquierda.',
        }),
      right: (tiles) =>
        plural(tiles, {
          one: '# ficha hacia la derecha.',
          many: '# de fichas hacia la derecha.',
          other: '# fichas hacia la derecha.',
        }),
    },
  },
  captions: { slide: 'la ficha se desliza', Refused: 'esta ficha no se mueve' },
  howTo: [
    'Desliza las fichas hasta ordenarlas, con el hueco al final.',
    'Pulsa una ficha en línea con el hueco. Las que hay en medio se deslizan también.',
    'Cada ficha movida es una jugada. Con pistas o con «Deshacer» no hay récords.',
  ],
  ends: {
    title: '¡Puzle completo!',
    inOrder: (tiles) => `${tiles} fichas en orden.`,
  },
  position: {
    count: (numbers) =>
      `Un puzle deslizante son 9, 16, 25 o 36 números, fila por fila, con 0 en el hueco; este tiene ${numbers}.`,
    strange: (part) =>
      `Un puzle deslizante son 9, 16, 25 o 36 números, fila por fila, con 0 en el hueco; «${part}» no es un número.`,
    missing: (max, number) =>
      `Este puzle deslizante necesita cada número de 0 a ${max} una vez: falta el ${number}.`,
    impossible: 'Este puzle no tiene solución: dos de sus fichas tendrían que cambiarse de sitio.',
    inOrder: 'Este puzle ya está en orden.',
  },
  board: {
    name: 'Puzle deslizante',
    emptyFirst: 'En este puzle, el hueco va al principio.',
    showPicture: 'Mostrar imagen',
    hidePicture: 'Ocultar imagen',
  },
}
