import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Asteroids',
  description: 'Drehen, Schub, Brocken zerlegen',
  otherNames: ['asteroiden', 'weltraum', 'raumschiff', 'meteore'],
}
