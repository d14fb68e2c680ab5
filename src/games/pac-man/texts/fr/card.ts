import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Mange tout, quatre fantômes aux trousses',
  otherNames: ['puckman', 'fantômes', 'pastilles', 'labyrinthe'],
}
