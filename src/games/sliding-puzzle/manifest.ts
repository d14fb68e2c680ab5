import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'sliding-puzzle',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 30,
  keys: ['slidingPuzzleBest'],
  load: () => import('./index'),
}
