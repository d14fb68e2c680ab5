import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tir à la corde',
  description: 'Des appuis rapides, une corde solide, une flaque froide',
  otherNames: ['tug of war', 'jeu de la corde', 'corde', 'marteler un bouton'],
}
