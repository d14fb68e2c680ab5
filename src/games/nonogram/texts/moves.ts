/** How places and moves of Nonogram are written. */
export const moveTexts = {
  /** At the start of a text. */
  cellTitle: (row: number, column: number) => `Row ${row}, column ${column}`,
  columnsTitle: (row: number, first: number, last: number) => `Row ${row}, columns ${first} to ${last}`,
  rowsTitle: (column: number, first: number, last: number) => `Column ${column}, rows ${first} to ${last}`,
  /** Within a text. */
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  /** `place` is one of the titles above. */
  filled: (place: string) => `${place}: filled`,
  crossed: (place: string) => `${place}: crossed out`,
  cleared: (place: string) => `${place}: cleared`,
}
