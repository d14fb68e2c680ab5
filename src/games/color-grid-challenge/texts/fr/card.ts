import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Grille de couleurs',
  description: 'Repère le seul carré différent',
  otherNames: ['intrus', 'vision des couleurs', 'nuances', 'color grid challenge'],
}
