import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'number-guessing',
  title: 'Number Guessing',
  description: 'Higher or lower, until you find it',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 3,
  spread: 'Guesses',
  otherNames: ['higher or lower', 'guess my number', 'high low'],
  load: () => import('./index'),
}
