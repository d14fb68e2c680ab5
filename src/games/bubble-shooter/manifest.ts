import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'bubble-shooter',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 27,
  load: () => import('./index'),
}
