import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pixel Sushi Chef',
  description: 'Roule les makis avant que les clients partent',
  otherNames: ['cuisine', 'restaurant', 'sushi', 'nourriture'],
}
