import { plural } from '../../../../engine/core/text'
import type { dialogTexts as english } from '../dialog'

export const dialogTexts: typeof english = {
  puzzle: 'Este puzle',
  copy: 'Copiar puzle',
  copied: 'Puzle copiado.',
  paste: 'Pegar un puzle',
  pasteHints: {
    classic:
      '81 dígitos, fila por fila, con 0 o . en las casillas vacías. Valen saltos de línea, cuadrículas y comas.',
    x: '81 dígitos de un X-Sudoku, fila por fila, con 0 o . en las casillas vacías.',
    killer:
      '81 dígitos, luego _ y 81 letras (una letra por jaula), luego _ y las sumas separadas por puntos.',
  },
  load: 'Cargar puzle',
  pasteEmpty: 'Pega antes un puzle.',
  loaded: 'Puzle cargado.',
  more: (puzzles) =>
    plural(puzzles, {
      one: 'El texto contiene # puzle más; solo se cargó el primero.',
      many: 'El texto contiene # de puzles más; solo se cargó el primero.',
      other: 'El texto contiene # puzles más; solo se cargó el primero.',
    }),
  type: 'Escribir un puzle',
  typeHint:
    'Elige una casilla y escribe dígitos: cada uno pasa a la casilla siguiente. 0 deja una casilla vacía, Retroceso vuelve atrás.',
  typed: {
    empty: 'Aún no hay dígitos.',
    few: (digits) => `Hacen falta más dígitos: al menos ${digits}.`,
    one: 'Una solución: se puede jugar.',
    several: 'Más de una solución. Dos de ellas difieren en las casillas marcadas.',
    unknown: 'Se tarda demasiado en averiguar cuántas soluciones hay.',
  },
}
