/** Texts of the review of Minesweeper. */
export const reviewTexts = {
  open: 'Board open',
  better: (row: number, column: number) => `Open row ${row}, column ${column}`,
  guess: 'This was a guess.',
  needless: (row: number, column: number) =>
    `Row ${row}, column ${column} was certainly safe. This was a guess.`,
  provenMine: (row: number, column: number) =>
    `The numbers around row ${row}, column ${column} proved a mine there.`,
  summary: { guesses: 'Guesses', avoidable: 'Avoidable', bv: '3BV', efficiency: 'Efficiency' },
}
