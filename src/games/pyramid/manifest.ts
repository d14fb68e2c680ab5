import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'pyramid',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 46,
  load: () => import('./index'),
}
