import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'whack-a-mole',
  title: 'Whack-a-Mole',
  description: 'Nine holes, quick paws, quicker hands',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 15,
  otherNames: ['whac-a-mole', 'hammer', 'gopher'],
  keys: ['whack-a-mole-high-score'],
  assists: ['aim', 'audioCues'],
  load: () => import('./index'),
}
