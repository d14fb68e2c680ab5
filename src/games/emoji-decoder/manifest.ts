import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'emoji-decoder',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  hasWords: true,
  order: 31,
  load: () => import('./index'),
}
