import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Taquin',
  description: 'Quinze tuiles et une case vide',
  otherNames: ['jeu de taquin', 'puzzle coulissant', 'pousse-pousse', 'sliding puzzle'],
}
