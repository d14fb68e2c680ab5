import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Sudoku',
  description: 'Neun Zeilen, Spalten und Blöcke',
  otherNames: ['zahlenrätsel', 'killer-sudoku', 'x-sudoku', 'diagonal-sudoku'],
}
