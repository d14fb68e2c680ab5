import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Asteroids',
  description: 'Gire, acelere e destrua rochas',
  otherNames: ['asteroides', 'rochas espaciais', 'nave espacial', 'meteoros'],
}
