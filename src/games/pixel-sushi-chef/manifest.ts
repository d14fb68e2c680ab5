import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'pixel-sushi-chef',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 33,
  load: () => import('./index'),
}
