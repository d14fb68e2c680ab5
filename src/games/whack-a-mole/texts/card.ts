/** Whack-a-Mole in lists of games. */
export const card = {
  title: 'Whack-a-Mole',
  description: 'Nine holes, quick paws, quicker hands',
  otherNames: ['whac-a-mole', 'hammer', 'gopher'],
}
