import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Nonograma',
  description: 'Leia as pistas, revele o desenho',
  otherNames: ['picross', 'griddlers', 'hanjie', 'pintar por números', 'cruzadinha japonesa'],
}
