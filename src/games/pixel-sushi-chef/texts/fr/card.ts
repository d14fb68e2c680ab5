import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Roule vite, les clients s’impatientent',
  otherNames: ['cuisine', 'restaurant', 'sushi', 'nourriture'],
}
