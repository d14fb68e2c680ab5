import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Cuadrícula de color',
  description: 'Encuentra el único cuadro distinto',
  otherNames: ['el intruso', 'visión del color', 'tonos', 'color grid challenge'],
}
