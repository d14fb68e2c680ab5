import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Nove linhas, nove colunas, nove blocos',
  otherNames: ['números', 'killer sudoku', 'x-sudoku', 'sudoku diagonal'],
}
