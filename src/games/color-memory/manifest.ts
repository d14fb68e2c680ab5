import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'color-memory',
  title: 'Color Memory',
  description: 'Eight colors, eight tones, one more each time',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 7,
  otherNames: ['colour sequence', 'recall', 'pattern memory'],
  load: () => import('./index'),
}
