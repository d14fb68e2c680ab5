import type { card as english } from '../card'

export const card: typeof english = {
  title: 'Tic-Tac-Toe',
  description: 'Drei in einer Reihe, X fängt an',
  otherNames: ['tic tac toe', 'drei gewinnt', 'xo', 'kreis und kreuz', 'ultimate tic tac toe'],
}
