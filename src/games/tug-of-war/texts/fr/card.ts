import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tir à la corde',
  description: 'Appuis rapides, corde solide, flaque froide',
  otherNames: ['tug of war', 'jeu de la corde', 'corde', 'marteler un bouton'],
}
