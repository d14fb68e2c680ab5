import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'new-game',
  ...card,
  difficulty: 'Easy',
  players: '1 Player',
  category: 'action',
  kind: 'realtime',
  // In development: it has a page, and no list shows it. `npm run publish-game -- new-game` changes both lines.
  order: 0,
  listed: false,
  load: () => import('./index'),
}
