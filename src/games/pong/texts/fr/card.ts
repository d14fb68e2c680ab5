import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Pong',
  description: 'Deux raquettes, une balle, dix points',
  otherNames: ['tennis de table', 'ping-pong', 'raquette'],
}
