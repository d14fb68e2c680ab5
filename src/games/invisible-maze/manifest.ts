import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'invisible-maze',
  title: 'Invisible Maze',
  description: 'Feel your way through unseen walls',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 36,
  otherNames: ['labyrinth', 'hidden walls'],
  load: () => import('./index'),
}
