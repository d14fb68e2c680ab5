import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'pong',
  title: 'Pong',
  description: 'Two paddles, one ball, ten points',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'classic',
  kind: 'realtime',
  order: 13,
  otherNames: ['table tennis', 'ping pong'],
  wide: true,
  load: () => import('./index'),
}
