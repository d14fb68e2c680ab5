/** Owns the trophies of Color Memory. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'five',
    title: 'High Five',
    text: 'Repeat a sequence of 5 colours.',
    won: (play) => play.most('level', 'level') >= 5,
  },
  {
    id: 'nine',
    title: 'More Than a Rainbow',
    text: 'Repeat a sequence of 9 colours.',
    won: (play) => play.most('level', 'level') >= 9,
  },
  {
    id: 'fourteen',
    title: 'Colour Film',
    text: 'Repeat a sequence of 14 colours.',
    won: (play) => play.most('level', 'level') >= 14,
  },
  {
    id: 'twenty',
    title: 'Photographic',
    text: 'Repeat a sequence of 20 colours.',
    won: (play) => play.most('level', 'level') >= 20,
  },
]
