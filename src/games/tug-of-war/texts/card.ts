/** Tug of War in lists of games. */
export const card = {
  title: 'Tug of War',
  description: 'Quick presses, a strong rope, a cold puddle',
  otherNames: ['rope pulling', 'button mashing'],
}
