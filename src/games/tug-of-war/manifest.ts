import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'tug-of-war',
  title: 'Tug of War',
  description: 'Quick presses, a strong rope, a cold puddle',
  difficulty: 'Easy',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 20,
  otherNames: ['rope pulling', 'button mashing'],
  load: () => import('./index'),
}
