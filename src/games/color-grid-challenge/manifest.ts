import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'color-grid-challenge',
  title: 'Color Grid Challenge',
  description: 'Spot the one tile that differs',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 32,
  otherNames: ['odd one out', 'colour vision', 'shades'],
  load: () => import('./index'),
}
