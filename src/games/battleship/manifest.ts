import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'battleship',
  title: 'Battleship',
  description: 'Hide your fleet, sink theirs',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'strategy',
  kind: 'turn',
  order: 24,
  otherNames: ['sea battle', 'battleships', 'salvo', 'warships'],
  load: () => import('./index'),
}
