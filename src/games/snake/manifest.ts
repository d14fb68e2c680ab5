import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'snake',
  title: 'Snake',
  description: 'Eat, grow, and never bite yourself',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 5,
  otherNames: ['nibbles', 'worm', 'python', 'slither'],
  assists: ['audioCues'],
  load: () => import('./index'),
}
