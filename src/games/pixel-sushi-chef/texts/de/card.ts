import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Rolle, was Gäste wollen, ehe sie gehen',
  otherNames: ['kochen', 'restaurant', 'essen', 'sushi'],
}
