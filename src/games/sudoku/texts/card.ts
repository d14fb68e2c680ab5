/** Sudoku in lists of games. */
export const card = {
  title: 'Sudoku',
  description: 'Nine rows, nine columns, nine boxes',
  otherNames: ['number place', 'killer sudoku', 'x-sudoku', 'diagonal sudoku'],
}
