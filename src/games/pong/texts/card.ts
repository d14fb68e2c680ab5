/** Pong in lists of games. */
export const card = {
  title: 'Pong',
  description: 'Two paddles, one ball, ten points',
  otherNames: ['table tennis', 'ping pong'],
}
