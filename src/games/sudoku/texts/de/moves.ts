import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  fill: 'Alle Notizen',
  clear: (row, column) => `Zeile ${row}, Spalte ${column} geleert`,
  digit: (digit, row, column) => `${digit} in Zeile ${row}, Spalte ${column}`,
  note: (digit, row, column) => `Notiz ${digit} in Zeile ${row}, Spalte ${column}`,
  noteRemoved: (digit, row, column) => `Notiz ${digit} aus Zeile ${row}, Spalte ${column} entfernt`,
}
