import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'frogger',
  title: 'Frogger',
  description: 'Over the road, across the river, home in time',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 17,
  otherNames: ['frog', 'crossy road', 'crossing'],
  load: () => import('./index'),
}
