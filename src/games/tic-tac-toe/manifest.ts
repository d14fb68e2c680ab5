import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'tic-tac-toe',
  ...card,
  difficulty: 'Easy',
  players: '1-2 Players',
  category: 'classic',
  kind: 'turn',
  order: 1,
  load: () => import('./index'),
}
