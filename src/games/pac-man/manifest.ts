import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'pac-man',
  ...card,
  difficulty: 'Hard',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 18,
  load: () => import('./index'),
}
