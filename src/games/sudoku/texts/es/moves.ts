import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Todas las notas',
  clear: (row, column) => `Borrado en la fila ${row}, columna ${column}`,
  digit: (digit, row, column) => `${digit} en la fila ${row}, columna ${column}`,
  note: (digit, row, column) => `Nota ${digit} en la fila ${row}, columna ${column}`,
  noteRemoved: (digit, row, column) => `Nota ${digit} quitada de la fila ${row}, columna ${column}`,
}
