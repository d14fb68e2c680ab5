import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'klondike',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 42,
  startHere: 'cards',
  spread: 'Time',
  load: () => import('./index'),
}
