import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Campo minado',
  description: 'Leia os números, marque as minas',
  otherNames: ['minas', 'bombas', 'minesweeper', 'sem adivinhar'],
}
