import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'spider',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 0,
  // In development: on no list until it is published.
  listed: false,
  load: () => import('./index'),
}
