import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Labirinto invisível',
  description: 'Ache o caminho entre paredes ocultas',
  otherNames: ['labirinto', 'paredes ocultas', 'invisible maze'],
}
