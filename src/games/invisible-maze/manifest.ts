import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'invisible-maze',
  ...card,
  difficulty: 'Hard',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 36,
  load: () => import('./index'),
}
