import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'circuit-breaker',
  title: 'Circuit Breaker',
  description: 'Read the circuit, remember it, run the current through',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'realtime',
  order: 39,
  otherNames: ['pattern', 'nodes', 'connect the dots'],
  load: () => import('./index'),
}
