/** Snake in lists of games. */
export const card = {
  title: 'Snake',
  description: 'Eat, grow, and never bite yourself',
  otherNames: ['nibbles', 'worm', 'python', 'slither'],
}
