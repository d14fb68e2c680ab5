import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'jigsaw-puzzle',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'realtime',
  order: 28,
  load: () => import('./index'),
}
