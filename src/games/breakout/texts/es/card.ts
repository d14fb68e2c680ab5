import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Una pala, 50 ladrillos y bolas extra',
  otherNames: ['rompeladrillos', 'arkanoid', 'ladrillos', 'bloques'],
}
