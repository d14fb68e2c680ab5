import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Desafío de colores',
  description: 'Encuentra la única ficha distinta',
  otherNames: ['el intruso', 'visión del color', 'tonos', 'color grid challenge'],
}
