import type { moveTexts as english } from '../moves'

export const moveTexts: typeof english = {
  cellTitle: (row, column) => `Linha ${row}, coluna ${column}`,
  columnsTitle: (row, first, last) => `Linha ${row}, colunas ${first} a ${last}`,
  rowsTitle: (column, first, last) => `Coluna ${column}, linhas ${first} a ${last}`,
  cell: (row, column) => `linha ${row}, coluna ${column}`,
  filled: (place) => `${place}: pintar`,
  crossed: (place) => `${place}: riscar`,
  cleared: (place) => `${place}: apagar`,
}
