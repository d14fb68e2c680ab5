import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Nove linhas, colunas e blocos',
  otherNames: ['números', 'killer sudoku', 'x-sudoku', 'sudoku diagonal'],
}
