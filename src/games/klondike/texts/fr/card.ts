import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Solitaire Klondike',
  description: 'Le solitaire classique, avec des donnes gagnables',
  otherNames: ['patience', 'réussite', 'freecell', 'cartes', 'solitaire windows'],
}
