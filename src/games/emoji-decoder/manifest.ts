import type { Manifest } from '../../engine/core/game/contract'

export const manifest: Manifest = {
  id: 'emoji-decoder',
  title: 'Emoji Decoder',
  description: 'Two or three emoji, one hidden answer',
  difficulty: 'Easy',
  players: '1 Player',
  category: 'puzzle',
  kind: 'turn',
  order: 31,
  otherNames: ['rebus', 'guess the phrase', 'quiz', 'emoji quiz'],
  load: () => import('./index'),
}
