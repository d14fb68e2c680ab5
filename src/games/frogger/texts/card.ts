/** Frogger in lists of games. */
export const card = {
  title: 'Frogger',
  description: 'Over the road, across the river, home in time',
  otherNames: ['frog', 'crossy road', 'crossing'],
}
