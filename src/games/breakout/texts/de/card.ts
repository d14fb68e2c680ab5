import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Ein Schläger, 50 Steine, Extrabälle',
  otherNames: ['arkanoid', 'steine', 'ziegel', 'mauer'],
}
