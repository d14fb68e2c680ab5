/** Pac-Man in lists of games. */
export const card = {
  title: 'Pac-Man',
  description: 'Clear every dot, with four ghosts on your tail',
  otherNames: ['puckman', 'ghosts', 'dots'],
}
