import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Un bouton, des tuyaux, aucun répit',
  otherNames: ['oiseau', 'oiseau volant', 'tuyaux'],
}
