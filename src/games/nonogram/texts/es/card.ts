import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Nonograma',
  description: 'Lee los números y descubre el dibujo',
  otherNames: ['picross', 'griddlers', 'hanjie', 'crucigrama japonés', 'nonogram', 'pinta por números'],
}
