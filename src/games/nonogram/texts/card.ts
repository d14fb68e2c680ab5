/** Nonogram in lists of games. */
export const card = {
  title: 'Nonogram',
  description: 'Read the clues, uncover the picture',
  otherNames: ['picross', 'griddlers', 'hanjie', 'paint by numbers', 'japanese crossword'],
}
