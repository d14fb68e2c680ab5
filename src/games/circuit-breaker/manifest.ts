import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'circuit-breaker',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'realtime',
  order: 39,
  load: () => import('./index'),
}
