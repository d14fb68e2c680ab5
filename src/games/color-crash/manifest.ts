import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'color-crash',
  title: 'Color Crash',
  description: 'Find the gap or match the color',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 37,
  otherNames: ['colour switch', 'colour match'],
  load: () => import('./index'),
}
