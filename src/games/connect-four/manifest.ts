import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'connect-four',
  ...card,
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 8,
  startHere: 'board',
  load: () => import('./index'),
}
