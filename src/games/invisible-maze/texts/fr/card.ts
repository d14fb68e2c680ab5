import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Labyrinthe invisible',
  description: 'Trouve ton chemin entre des murs cachés',
  otherNames: ['labyrinthe', 'murs cachés', 'dédale', 'invisible maze'],
}
