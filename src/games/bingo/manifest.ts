import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'bingo',
  ...card,
  difficulty: 'Easy',
  players: '1-4 Players',
  category: 'classic',
  kind: 'turn',
  order: 26,
  load: () => import('./index'),
}
