import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'bingo',
  title: 'Bingo',
  description: 'Mark called numbers, fill a line first',
  difficulty: 'Easy',
  players: '1-4 Players',
  category: 'classic',
  kind: 'turn',
  order: 26,
  otherNames: ['housey', 'housie', 'lotto', 'tombola'],
  load: () => import('./index'),
}
