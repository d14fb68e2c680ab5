/** Owns the card of New Game on the shelf, which it is not on yet. */
import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'new-game',
  title: 'New Game',
  description: 'Catch each disc before it lands',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  order: 0,
  // Without this line the game is on the shelf; its row must stand in tests/contract/table.ts then.
  listed: false,
  load: () => import('./index'),
}
