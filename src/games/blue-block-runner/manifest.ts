import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'blue-block-runner',
  title: 'Blue Block Runner',
  description: 'Dodge obstacles, catch your blocks, avoid bombs',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 40,
  otherNames: ['dodge', 'reaction', 'blocks'],
  keys: ['blueBlockRunnerHighScore'],
  load: () => import('./index'),
}
