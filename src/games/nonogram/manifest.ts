import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'nonogram',
  title: 'Nonogram',
  description: 'Read the clues, uncover the picture',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 44,
  spread: 'Time',
  otherNames: ['picross', 'griddlers', 'hanjie', 'paint by numbers', 'japanese crossword'],
  load: () => import('./index'),
}
