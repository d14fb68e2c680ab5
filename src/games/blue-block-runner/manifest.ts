import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'blue-block-runner',
  ...card,
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 40,
  keys: ['blueBlockRunnerHighScore'],
  load: () => import('./index'),
}
