import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Ein Schläger, fünfzig Steine, Extrabälle',
  otherNames: ['arkanoid', 'steine', 'ziegel', 'mauer'],
}
