import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Frogger',
  description: 'Traverse la route et la rivière, rentre à temps',
  otherNames: ['grenouille', 'traversée', 'crossy road'],
}
