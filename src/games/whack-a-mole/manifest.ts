import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'whack-a-mole',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 15,
  keys: ['whack-a-mole-high-score'],
  assists: ['aim', 'audioCues'],
  load: () => import('./index'),
}
