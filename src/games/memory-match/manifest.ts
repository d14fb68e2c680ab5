import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'memory-match',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 4,
  assists: ['audioCues'],
  load: () => import('./index'),
}
