import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Enrolla lo que piden los clientes antes de que se impacienten',
  otherNames: ['cocina', 'cocinar', 'restaurante', 'comida', 'sushi'],
}
