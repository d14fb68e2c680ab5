import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'word-guessing',
  title: 'Word Guessing',
  description: 'Find the word before the robot wakes',
  difficulty: 'Medium',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 6,
  otherNames: ['hangman', 'wordle', 'spelling'],
  load: () => import('./index'),
}
