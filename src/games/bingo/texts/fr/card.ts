import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marque les numéros tirés, aligne avant les autres',
  otherNames: ['loto', 'quine', 'tombola', 'housey'],
}
