import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'chess',
  title: 'Extreme Chess',
  description: 'From gentle to merciless, or for two players',
  difficulty: 'Hard',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 22,
  otherNames: ['schach', 'checkmate', 'chess puzzles', 'mate in two'],
  load: () => import('./index'),
}
