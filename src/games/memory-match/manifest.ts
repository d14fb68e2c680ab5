import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'memory-match',
  title: 'Memory Match',
  description: 'Turn over two cards and find the pairs',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 4,
  otherNames: ['concentration', 'matching pairs', 'pelmanism'],
  assists: ['audioCues'],
  load: () => import('./index'),
}
