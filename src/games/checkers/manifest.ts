import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'checkers',
  title: 'Checkers',
  description: 'Jump, capture, crown a king',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 23,
  otherNames: ['draughts', 'dames', 'international draughts'],
  load: () => import('./index'),
}
