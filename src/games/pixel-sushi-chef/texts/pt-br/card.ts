import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Sirva antes que percam a paciência',
  otherNames: ['cozinha', 'restaurante', 'comida', 'sushi'],
}
