import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Friss alle Pillen, vier Geister im Nacken',
  otherNames: ['puckman', 'geister', 'pillen', 'labyrinth'],
}
