import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'minesweeper',
  title: 'Minesweeper',
  description: 'Read the numbers, flag the mines',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 12,
  spread: 'Time',
  otherNames: ['mines', 'minefield', 'no guessing'],
  load: () => import('./index'),
}
