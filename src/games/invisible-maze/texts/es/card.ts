import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Laberinto invisible',
  description: 'A tientas entre paredes invisibles',
  otherNames: ['laberinto', 'paredes ocultas', 'invisible maze'],
}
