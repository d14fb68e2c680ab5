/** Asteroids in lists of games. */
export const card = {
  title: 'Asteroids',
  description: 'Turn, thrust, and blast every rock',
  otherNames: ['space rocks', 'spaceship shooter', 'meteors'],
}
