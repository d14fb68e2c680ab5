import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Ramasse les éclats avant le noir',
  otherNames: ['téléportation', 'esquive', 'noir', 'lumière'],
}
