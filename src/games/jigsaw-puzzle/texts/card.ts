/** Jigsaw Puzzle in lists of games. */
export const card = {
  title: 'Jigsaw Puzzle',
  description: 'Piece a painted picture together, click by click',
  otherNames: ['jigsaw', 'puzzle pieces', 'picture puzzle'],
}
