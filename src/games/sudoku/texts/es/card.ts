import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Nueve filas, columnas y bloques',
  otherNames: ['number place', 'killer sudoku', 'sudoku asesino', 'x-sudoku', 'sudoku diagonal'],
}
