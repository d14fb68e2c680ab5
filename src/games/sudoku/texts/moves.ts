/** How moves of Sudoku are written. */
export const moveTexts = {
  fill: 'All notes',
  clear: (row: number, column: number) => `Cleared row ${row}, column ${column}`,
  digit: (digit: number, row: number, column: number) => `${digit} in row ${row}, column ${column}`,
  note: (digit: number, row: number, column: number) => `Note ${digit} in row ${row}, column ${column}`,
  noteRemoved: (digit: number, row: number, column: number) =>
    `Note ${digit} removed from row ${row}, column ${column}`,
}
