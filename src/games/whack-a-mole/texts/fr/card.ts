import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tape-taupe',
  description: 'Neuf trous, des pattes vives, des mains plus vives encore',
  otherNames: ['whack-a-mole', 'jeu de la taupe', 'marteau', 'taupe'],
}
