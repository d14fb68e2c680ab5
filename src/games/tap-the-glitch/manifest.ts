import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'tap-the-glitch',
  title: 'Tap the Glitch',
  description: 'Keep the system clean for a minute',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 35,
  otherNames: ['reaction', 'bugs', 'tapping'],
  assists: ['aim'],
  load: () => import('./index'),
}
