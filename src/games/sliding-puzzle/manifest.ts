/** Owns the card of the Sliding Puzzle on the shelf. */
import Puzzle from 'lucide-react/icons/puzzle'
import type { Manifest } from '../../engine/core/contract'

export const manifest: Manifest = {
  id: 'sliding-puzzle',
  title: 'Sliding Puzzle',
  description: 'Fifteen tiles and one empty place',
  icon: Puzzle,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 30,
  otherNames: ['fifteen', 'fifteen puzzle', '15 puzzle', 'slider'],
  keys: ['slidingPuzzleBest'],
  load: () => import('./index'),
}
