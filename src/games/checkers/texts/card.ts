/** Checkers in lists of games. */
export const card = {
  title: 'Checkers',
  description: 'Jump, capture, crown a king',
  otherNames: ['draughts', 'dames', 'international draughts', 'russian draughts', 'shashki'],
}
