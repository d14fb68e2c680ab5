import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Laberinto invisible',
  description: 'Ábrete paso a tientas entre paredes ocultas',
  otherNames: ['laberinto', 'paredes ocultas', 'invisible maze'],
}
