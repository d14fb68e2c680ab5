/** Breakout in lists of games. */
export const card = {
  title: 'Breakout',
  description: 'One paddle, fifty bricks, extra balls',
  otherNames: ['brick breaker', 'block breaker', 'arkanoid', 'bricks'],
}
