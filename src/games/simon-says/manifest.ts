import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'simon-says',
  title: 'Simon Says',
  description: 'Watch, listen and repeat the sequence',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 14,
  otherNames: ['simon', 'copy me', 'repeat the pattern'],
  assists: ['audioCues'],
  load: () => import('./index'),
}
