import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Neuf lignes, neuf colonnes, neuf blocs',
  otherNames: ['number place', 'killer sudoku', 'x-sudoku', 'sudoku diagonal', 'chiffres'],
}
