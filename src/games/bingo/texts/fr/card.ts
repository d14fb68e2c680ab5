import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marque les numéros, complète une ligne',
  otherNames: ['loto', 'quine', 'tombola', 'housey'],
}
