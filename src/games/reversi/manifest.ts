/** The catalog entry of Reversi, which is not listed yet. */
import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'reversi',
  title: 'Reversi',
  description: 'Trap a line of discs and flip it to your color',
  difficulty: 'Medium',
  players: '1-2 Players',
  category: 'strategy',
  kind: 'turn',
  order: 42,
  otherNames: ['flip discs', 'black and white discs'],
  // Remove this line to list the game; tests/games/reversi/card.json is then its row of the catalog test.
  listed: false,
  load: () => import('./index'),
}
