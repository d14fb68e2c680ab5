import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Rolle, was die Gäste bestellen, bevor sie die Geduld verlieren',
  otherNames: ['kochen', 'restaurant', 'essen', 'sushi'],
}
