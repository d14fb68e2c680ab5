import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'tic-tac-toe',
  title: 'Tic Tac Toe',
  description: 'Three in a row, X goes first',
  difficulty: 'Easy',
  players: '1-2 Players',
  category: 'classic',
  kind: 'turn',
  order: 1,
  otherNames: ['noughts and crosses', 'xs and os', 'xo', 'three in a row', 'ultimate tic tac toe'],
  load: () => import('./index'),
}
