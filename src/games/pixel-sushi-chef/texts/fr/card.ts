import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Roule ce que les clients commandent, avant qu’ils perdent patience',
  otherNames: ['cuisine', 'restaurant', 'sushi', 'nourriture'],
}
