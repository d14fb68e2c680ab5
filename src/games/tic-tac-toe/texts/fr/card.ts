import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Morpion',
  description: 'Trois alignés\u202f; X commence',
  otherNames: ['tic tac toe', 'oxo', 'croix et ronds', 'trois alignés', 'morpion ultime', 'ultimate'],
}
