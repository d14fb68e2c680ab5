/** Tic Tac Toe in lists of games. */
export const card = {
  title: 'Tic Tac Toe',
  description: 'Three in a row, X goes first',
  otherNames: ['noughts and crosses', 'xs and os', 'xo', 'three in a row', 'ultimate tic tac toe'],
}
