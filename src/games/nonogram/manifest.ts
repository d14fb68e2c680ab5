import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'nonogram',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 44,
  spread: 'Time',
  load: () => import('./index'),
}
