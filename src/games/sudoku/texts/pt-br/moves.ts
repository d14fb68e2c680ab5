import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Tudo anotado',
  clear: (row, column) => `Casa apagada: linha ${row}, coluna ${column}`,
  digit: (digit, row, column) => `${digit} na linha ${row}, coluna ${column}`,
  note: (digit, row, column) => `Anotação ${digit} na linha ${row}, coluna ${column}`,
  noteRemoved: (digit, row, column) => `Anotação ${digit} apagada na linha ${row}, coluna ${column}`,
}
