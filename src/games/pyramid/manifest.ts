import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'pyramid',
  ...card,
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  // In development: it has a page, and no list shows it. `npm run publish-game -- pyramid` changes both lines.
  order: 0,
  listed: false,
  load: () => import('./index'),
}
