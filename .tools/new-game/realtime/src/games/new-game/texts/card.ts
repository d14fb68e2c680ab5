/** New Game in lists of games. */
export const card = {
  title: 'New Game',
  description: 'Catch each disc before it lands',
}
