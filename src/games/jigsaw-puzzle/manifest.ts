import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'jigsaw-puzzle',
  title: 'Jigsaw Puzzle',
  description: 'Piece a painted picture together, click by click',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'realtime',
  order: 28,
  otherNames: ['jigsaw', 'puzzle pieces', 'picture puzzle'],
  load: () => import('./index'),
}
