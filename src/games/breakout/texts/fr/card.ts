import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Une raquette, cinquante briques, des balles bonus',
  otherNames: ['casse-briques', 'briques', 'arkanoid'],
}
