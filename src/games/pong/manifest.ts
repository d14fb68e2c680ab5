import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'pong',
  ...card,
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'classic',
  kind: 'realtime',
  order: 13,
  wide: true,
  load: () => import('./index'),
}
