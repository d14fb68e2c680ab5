import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  cellTitle: (row, column) => `Ligne ${row}, colonne ${column}`,
  columnsTitle: (row, first, last) => `Ligne ${row}, colonnes ${first} à ${last}`,
  rowsTitle: (column, first, last) => `Colonne ${column}, lignes ${first} à ${last}`,
  cell: (row, column) => `ligne ${row}, colonne ${column}`,
  filled: (place) => `${place}\u00a0: noirci`,
  crossed: (place) => `${place}\u00a0: barré`,
  cleared: (place) => `${place}\u00a0: effacé`,
}
