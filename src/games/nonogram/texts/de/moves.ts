import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  cellTitle: (row, column) => `Zeile ${row}, Spalte ${column}`,
  columnsTitle: (row, first, last) => `Zeile ${row}, Spalten ${first} bis ${last}`,
  rowsTitle: (column, first, last) => `Spalte ${column}, Zeilen ${first} bis ${last}`,
  cell: (row, column) => `Zeile ${row}, Spalte ${column}`,
  filled: (place) => `${place}: gefüllt`,
  crossed: (place) => `${place}: angekreuzt`,
  cleared: (place) => `${place}: geleert`,
}
