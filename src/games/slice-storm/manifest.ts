import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'slice-storm',
  title: 'Slice Storm',
  description: 'Slice the flying fruit, but not the bombs',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 41,
  otherNames: ['fruit ninja', 'fruit slicing', 'cutting', 'zen'],
  fills: true,
  load: () => import('./index'),
}
