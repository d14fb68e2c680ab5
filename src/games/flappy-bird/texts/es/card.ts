import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Un botón, mil tubos y sin descanso',
  otherNames: ['pájaro volador', 'pajarito', 'tubos', 'tuberías'],
}
