import type { Manifest } from '../../engine/core/game/contract'
import { card } from './texts/card'

export const manifest: Manifest = {
  id: 'sudoku',
  ...card,
  difficulty: 'Hard',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 9,
  spread: 'Time',
  load: () => import('./index'),
}
