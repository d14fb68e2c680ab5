/** New Game in lists of games. */
export const card = {
  title: 'New Game',
  description: 'Is the next card higher or lower?',
}
