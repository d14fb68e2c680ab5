import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  places: [
    'arriba a la izquierda',
    'arriba en el centro',
    'arriba a la derecha',
    'en medio a la izquierda',
    'centro',
    'en medio a la derecha',
    'abajo a la izquierda',
    'abajo en el centro',
    'abajo a la derecha',
  ],
  titles: [
    'Arriba izquierda',
    'Arriba centro',
    'Arriba derecha',
    'Centro izquierda',
    'Centro',
    'Centro derecha',
    'Abajo izquierda',
    'Abajo centro',
    'Abajo derecha',
  ],
  onBoard: (place, board) => `${place}, tablero ${board}`,
  cell: (row, column) => `fila ${row}, columna ${column}`,
  cellTitle: (row, column) => `Fila ${row}, columna ${column}`,
  move: (mark, place) => `${mark}: ${place}`,
  cleared: 'Tablero borrado',
  game: (game) => `Partida ${game}`,
}
