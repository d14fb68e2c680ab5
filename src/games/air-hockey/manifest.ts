/** Owns Air Hockey's card on the shelf. */
import Disc from 'lucide-react/icons/disc'
import type { Manifest } from '../../engine/core/contract'

export const manifest: Manifest = {
  id: 'air-hockey',
  title: 'Air Hockey',
  description: 'Two mallets, one puck, first to five',
  icon: Disc,
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'action',
  kind: 'realtime',
  order: 21,
  otherNames: ['hockey', 'puck'],
  load: () => import('./index'),
}
