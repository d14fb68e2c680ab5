import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'asteroids',
  title: 'Asteroids',
  description: 'Turn, thrust, and blast every rock',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 19,
  otherNames: ['space rocks', 'spaceship shooter', 'meteors'],
  assists: ['aim'],
  load: () => import('./index'),
}
