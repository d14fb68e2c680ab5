import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'air-hockey',
  title: 'Air Hockey',
  description: 'Two mallets, one puck, first to five',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 21,
  otherNames: ['table hockey', 'puck'],
  load: () => import('./index'),
}
