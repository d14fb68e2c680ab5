import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'air-hockey',
  ...card,
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 21,
  startHere: 'two',
  load: () => import('./index'),
}
