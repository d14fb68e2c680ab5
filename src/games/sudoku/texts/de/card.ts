import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Neun Zeilen, neun Spalten, neun Blöcke',
  otherNames: ['zahlenrätsel', 'killer-sudoku', 'x-sudoku', 'diagonal-sudoku'],
}
