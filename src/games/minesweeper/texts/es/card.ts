import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Buscaminas',
  description: 'Lee los números y señala las minas',
  otherNames: ['minas', 'campo de minas', 'minesweeper', 'sin adivinar'],
}
