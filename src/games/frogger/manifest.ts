import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'frogger',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 17,
  load: () => import('./index'),
}
