import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'pac-man',
  title: 'Pac-Man',
  description: 'Clear every dot, with four ghosts on your tail',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 18,
  otherNames: ['puckman', 'ghosts', 'dots'],
  load: () => import('./index'),
}
