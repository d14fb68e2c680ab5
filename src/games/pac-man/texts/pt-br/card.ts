import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Coma pastilhas, fuja dos fantasmas',
  otherNames: ['come-come', 'fantasmas', 'pastilhas', 'labirinto'],
}
