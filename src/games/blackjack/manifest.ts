import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'blackjack',
  title: 'Blackjack',
  description: 'Closer to 21 than the dealer, never over',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'strategy',
  kind: 'turn',
  order: 25,
  otherNames: ['twenty-one', '21', 'vingt-et-un', 'pontoon', 'cards'],
  load: () => import('./index'),
}
