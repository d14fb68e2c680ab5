import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'sliding-puzzle',
  title: 'Sliding Puzzle',
  description: 'Fifteen tiles and one empty space',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 30,
  otherNames: ['fifteen puzzle', '8 puzzle', 'slider'],
  keys: ['slidingPuzzleBest'],
  load: () => import('./index'),
}
