import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'tap-the-glitch',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 35,
  assists: ['aim'],
  load: () => import('./index'),
}
