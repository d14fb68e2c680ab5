import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tape-taupe',
  description: 'Neuf trous et des pattes très vives',
  otherNames: ['whack-a-mole', 'jeu de la taupe', 'marteau', 'taupe'],
}
