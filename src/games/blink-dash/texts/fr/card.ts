import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Blink Dash',
  description: 'Ramasse les éclats avant que la lumière s’éteigne',
  otherNames: ['téléportation', 'esquive', 'noir', 'lumière'],
}
