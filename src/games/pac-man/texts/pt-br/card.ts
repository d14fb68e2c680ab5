import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pac-Man',
  description: 'Coma todas as pastilhas, com quatro fantasmas na cola',
  otherNames: ['come-come', 'fantasmas', 'pastilhas', 'labirinto'],
}
