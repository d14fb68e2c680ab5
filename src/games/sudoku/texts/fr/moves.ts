import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Toutes les notes',
  clear: (row, column) => `Effacé\u00a0: ligne ${row}, colonne ${column}`,
  digit: (digit, row, column) => `${digit} en ligne ${row}, colonne ${column}`,
  note: (digit, row, column) => `Note ${digit} en ligne ${row}, colonne ${column}`,
  noteRemoved: (digit, row, column) => `Note ${digit} retirée en ligne ${row}, colonne ${column}`,
}
