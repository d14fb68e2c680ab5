import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Farbfolge',
  description: 'Acht Farben, acht Töne, immer eine mehr',
  otherNames: ['farben merken', 'gedächtnis', 'muster merken'],
}
