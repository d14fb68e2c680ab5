import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'pixel-sushi-chef',
  title: 'Pixel Sushi Chef',
  description: 'Roll what the guests order, before they lose patience',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 33,
  otherNames: ['cooking', 'restaurant', 'food'],
  load: () => import('./index'),
}
