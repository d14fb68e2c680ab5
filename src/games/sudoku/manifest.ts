import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'sudoku',
  title: 'Sudoku',
  description: 'Nine rows, nine columns, nine boxes',
  difficulty: 'Hard',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 9,
  spread: 'Time',
  otherNames: ['number place', 'killer sudoku', 'x-sudoku', 'diagonal sudoku'],
  load: () => import('./index'),
}
