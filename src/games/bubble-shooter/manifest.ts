import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'bubble-shooter',
  title: 'Bubble Shooter',
  description: 'Aim, match three, and let the rest fall',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 27,
  otherNames: ['puzzle bobble', 'bubble pop', 'bust a move'],
  load: () => import('./index'),
}
