/** Owns Snake's card on the shelf. */
import Worm from 'lucide-react/icons/worm'
import type { Manifest } from '../../engine/core/contract'

export const manifest: Manifest = {
  id: 'snake',
  title: 'Snake',
  description: 'Eat, grow, and never bite yourself',
  icon: Worm,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'realtime',
  order: 5,
  otherNames: ['nibbles', 'worm', 'python'],
  load: () => import('./index'),
}
