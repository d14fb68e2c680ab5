import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'tripeaks',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 45,
  load: () => import('./index'),
}
