import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Sirve antes de que se impacienten',
  otherNames: ['cocina', 'cocinar', 'restaurante', 'comida', 'sushi'],
}
