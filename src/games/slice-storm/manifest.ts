import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'slice-storm',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 41,
  fills: true,
  load: () => import('./index'),
}
