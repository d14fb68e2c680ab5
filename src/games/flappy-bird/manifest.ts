import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'flappy-bird',
  title: 'Flappy Bird',
  description: 'One button, many pipes, no rest',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 16,
  otherNames: ['flying bird', 'pipes'],
  load: () => import('./index'),
}
