import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'blackjack',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'strategy',
  kind: 'turn',
  order: 25,
  load: () => import('./index'),
}
