import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'connect-four',
  title: 'Connect Four',
  description: 'Drop discs, line up four',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 8,
  otherNames: ['4 in a row', 'four in a line', 'drop four', 'pop out'],
  load: () => import('./index'),
}
