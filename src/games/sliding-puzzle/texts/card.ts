/** Sliding Puzzle in lists of games. */
export const card = {
  title: 'Sliding Puzzle',
  description: 'Fifteen tiles and one empty space',
  otherNames: ['fifteen puzzle', '8 puzzle', 'slider'],
}
