/** Texts of printed Nonograms. */
export const printTexts = {
  rule: 'Each clue gives the lengths of the blocks of filled cells in its row or column, in order.',
}
