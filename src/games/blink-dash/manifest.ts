import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'blink-dash',
  title: 'Blink Dash',
  description: 'Collect sparkles before the lights go out',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 38,
  otherNames: ['teleport', 'dodge'],
  load: () => import('./index'),
}
