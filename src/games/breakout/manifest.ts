import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'breakout',
  title: 'Breakout',
  description: 'One paddle, fifty bricks, extra balls',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 10,
  otherNames: ['brick breaker', 'block breaker', 'arkanoid', 'bricks'],
  assists: ['aim'],
  load: () => import('./index'),
}
