import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Puzzle',
  description: 'Assemble une image peinte, clic après clic',
  otherNames: ['jigsaw', 'pièces de puzzle', 'casse-tête', 'image'],
}
