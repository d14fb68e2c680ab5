import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Frogger',
  description: 'Por la carretera, por el río y a tiempo a casa',
  otherNames: ['rana', 'sapo', 'crossy road', 'cruzar la calle'],
}
