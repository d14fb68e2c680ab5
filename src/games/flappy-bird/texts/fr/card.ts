import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Flappy Bird',
  description: 'Un bouton, plein de tuyaux, aucun répit',
  otherNames: ['oiseau', 'oiseau volant', 'tuyaux'],
}
