import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  cellTitle: (row, column) => `Fila ${row}, columna ${column}`,
  columnsTitle: (row, first, last) => `Fila ${row}, columnas ${first} a ${last}`,
  rowsTitle: (column, first, last) => `Columna ${column}, filas ${first} a ${last}`,
  cell: (row, column) => `fila ${row}, columna ${column}`,
  filled: (place) => `${place}: rellenar`,
  crossed: (place) => `${place}: tachar`,
  cleared: (place) => `${place}: borrar`,
}
