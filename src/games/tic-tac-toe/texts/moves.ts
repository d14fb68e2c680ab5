/** How moves of Tic Tac Toe are written. */
export const moveTexts = {
  /** The nine squares, row by row, in a text and at its start. */
  places: [
    'top left',
    'top middle',
    'top right',
    'middle left',
    'center',
    'middle right',
    'bottom left',
    'bottom middle',
    'bottom right',
  ],
  titles: [
    'Top left',
    'Top middle',
    'Top right',
    'Middle left',
    'Center',
    'Middle right',
    'Bottom left',
    'Bottom middle',
    'Bottom right',
  ],
  onBoard: (place: string, board: number) => `${place} of board ${board}`,
  cell: (row: number, column: number) => `row ${row}, column ${column}`,
  cellTitle: (row: number, column: number) => `Row ${row}, column ${column}`,
  /** @param place - 'top left' */
  move: (mark: string, place: string) => `${mark} ${place}`,
  cleared: 'Board cleared',
  game: (game: number) => `Game ${game}`,
}
