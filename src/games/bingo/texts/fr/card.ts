import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Bingo',
  description: 'Marque tes numéros, fais une ligne',
  otherNames: ['loto', 'quine', 'tombola', 'housey'],
}
