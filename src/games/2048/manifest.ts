import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: '2048',
  title: '2048',
  description: 'Slide, merge, and plan ahead',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 11,
  otherNames: ['threes', '1024', 'merge numbers', 'tiles'],
  load: () => import('./index'),
}
