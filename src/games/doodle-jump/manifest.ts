import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'doodle-jump',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 29,
  keys: ['doodleJumpHighScore'],
  load: () => import('./index'),
}
