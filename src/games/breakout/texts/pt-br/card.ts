import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Breakout',
  description: 'Uma raquete, cinquenta tijolos e bolas extras',
  otherNames: ['quebra-tijolos', 'arkanoid', 'tijolos', 'blocos'],
}
