import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'tug-of-war',
  ...card,
  difficulty: 'Easy',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 20,
  load: () => import('./index'),
}
