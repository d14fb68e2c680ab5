import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Farbfolge',
  description: 'Acht Farben, acht Töne, jedes Mal eine mehr',
  otherNames: ['farben merken', 'gedächtnis', 'muster merken'],
}
