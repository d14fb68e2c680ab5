import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'snake',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 5,
  startHere: 'quick',
  assists: ['audioCues'],
  load: () => import('./index'),
}
