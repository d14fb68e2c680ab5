import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'doodle-jump',
  title: 'Doodle Jump',
  description: 'Bounce from platform to platform, as high as you can',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 29,
  otherNames: ['jumper', 'platforms', 'sky jump'],
  keys: ['doodleJumpHighScore'],
  load: () => import('./index'),
}
