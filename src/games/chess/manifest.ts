import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'chess',
  ...card,
  difficulty: 'Hard',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 22,
  load: () => import('./index'),
}
