import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Asteroids',
  description: 'Gira, acelera y revienta rocas',
  otherNames: ['asteroides', 'rocas espaciales', 'nave espacial', 'meteoritos'],
}
