import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'gravity-flip-runner',
  title: 'Gravity Flip Runner',
  description: 'Floor or ceiling, one press apart',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 34,
  otherNames: ['endless runner', 'gravity guy'],
  wide: true,
  load: () => import('./index'),
}
