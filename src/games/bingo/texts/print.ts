/** Texts of printed bingo cards. */
export const printTexts = {
  free: 'Free',
  rules: {
    line: 'Mark the numbers that are called. The first full row, column, or diagonal wins, or all four corners.',
    corners: 'Mark the numbers that are called. The first to mark all four corners wins.',
    x: 'Mark the numbers that are called. The first to mark both diagonals wins.',
    frame: 'Mark the numbers that are called. The first to mark every square along the edge wins.',
    full: 'Mark the numbers that are called. The first full card wins.',
  },
  list: 'Caller’s list: cross out each number that you call.',
}
