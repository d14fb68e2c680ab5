import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'battleship',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'strategy',
  kind: 'turn',
  order: 24,
  load: () => import('./index'),
}
