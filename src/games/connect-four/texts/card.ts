/** Connect Four in lists of games. */
export const card = {
  title: 'Connect Four',
  description: 'Drop discs, line up four',
  otherNames: ['4 in a row', 'four in a line', 'drop four', 'pop out'],
}
