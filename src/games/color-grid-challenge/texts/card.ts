/** Color Grid Challenge in lists of games. */
export const card = {
  title: 'Color Grid Challenge',
  description: 'Spot the one tile that differs',
  otherNames: ['odd one out', 'colour vision', 'shades'],
}
