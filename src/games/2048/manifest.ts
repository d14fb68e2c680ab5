import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: '2048',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 11,
  startHere: 'puzzle',
  load: () => import('./index'),
}
