/** Minesweeper in lists of games. */
export const card = {
  title: 'Minesweeper',
  description: 'Read the numbers, flag the mines',
  otherNames: ['mines', 'minefield', 'no guessing'],
}
