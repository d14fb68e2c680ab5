/** Texts of printed Sudokus. */
export const printTexts = {
  rules: {
    classic: 'Every row, column, and box contains 1 to 9 once.',
    x: 'Every row, column, box, and diagonal contains 1 to 9 once.',
    killer:
      'Every row, column, and box contains 1 to 9 once. Each cage adds up to its number, without repeats.',
  },
  oneOfSeveral: 'One of several solutions',
}
