import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Asteroids',
  description: 'Dreh dich, gib Schub und zerlege jeden Brocken',
  otherNames: ['asteroiden', 'weltraum', 'raumschiff', 'meteore'],
}
