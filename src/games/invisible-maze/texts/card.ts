/** Invisible Maze in lists of games. */
export const card = {
  title: 'Invisible Maze',
  description: 'Feel your way through unseen walls',
  otherNames: ['labyrinth', 'hidden walls'],
}
