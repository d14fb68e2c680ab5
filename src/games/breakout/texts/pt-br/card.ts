import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Raquete, 50 tijolos e bolas extras',
  otherNames: ['quebra-tijolos', 'arkanoid', 'tijolos', 'blocos'],
}
