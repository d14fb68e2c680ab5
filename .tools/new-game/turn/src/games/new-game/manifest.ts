import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'new-game',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 0,
  // Remove this line to list the game; SPECIFICATION.md then needs its row and its section.
  listed: false,
  load: () => import('./index'),
}
