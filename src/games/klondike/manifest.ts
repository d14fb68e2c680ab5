import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'klondike',
  title: 'Klondike Solitaire',
  description: 'The classic solitaire, with deals that can be won',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'classic',
  kind: 'turn',
  order: 42,
  spread: 'Time',
  otherNames: ['patience', 'freecell', 'cards', 'windows solitaire'],
  load: () => import('./index'),
}
