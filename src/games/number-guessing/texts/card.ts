/** Number Guessing in lists of games. */
export const card = {
  title: 'Number Guessing',
  description: 'Higher or lower, until you find it',
  otherNames: ['higher or lower', 'guess my number', 'high low'],
}
