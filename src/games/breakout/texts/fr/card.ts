import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Cinquante briques et des balles bonus',
  otherNames: ['casse-briques', 'briques', 'arkanoid'],
}
