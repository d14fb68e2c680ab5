import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Labyrinthe invisible',
  description: 'Avance entre des murs invisibles',
  otherNames: ['labyrinthe', 'murs cachés', 'dédale', 'invisible maze'],
}
