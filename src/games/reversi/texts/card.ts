/** Reversi in lists of games. */
export const card = {
  title: 'Reversi',
  description: 'Trap a line of discs and flip it to your color',
  otherNames: ['flip discs', 'black and white discs'],
}
