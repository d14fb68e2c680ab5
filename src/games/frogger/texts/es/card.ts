import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Frogger',
  description: 'Cruza la carretera y el río a tiempo',
  otherNames: ['rana', 'sapo', 'crossy road', 'cruzar la calle'],
}
