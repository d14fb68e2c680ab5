/** Flappy Bird in lists of games. */
export const card = {
  title: 'Flappy Bird',
  description: 'One button, many pipes, no rest',
  otherNames: ['flying bird', 'pipes'],
}
