import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'reversi',
  title: 'Reversi',
  description: 'Trap a line of discs and flip it to your color',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 43,
  otherNames: ['flip discs', 'black and white discs'],
  load: () => import('./index'),
}
