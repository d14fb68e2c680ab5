/** Texts of the review of Sudoku. `cell` is 'Row 3, column 4'. */
export const reviewTexts = {
  correct: 'Correct cells',
  /** After a number of cells. */
  unit: (cells: number) => ` of ${cells}`,
  proven: (cell: string, digit: number) => `${cell} is ${digit}: every other digit leads to a contradiction.`,
  guess: (cell: string) => `${cell} couldn’t be deduced yet, but other cells could: a lucky guess.`,
  summary: { wrong: 'Wrong digits', guesses: 'Guesses', avoidable: 'Avoidable' },
}
