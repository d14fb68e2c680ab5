/** Owns the trophies of Slice Storm. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'combo',
    title: 'Fruit Salad',
    text: 'Reach a combo of 8.',
    won: (play) => play.most('combo', 'combo') >= 8,
  },
  {
    id: 'clean',
    title: 'Nothing Dropped',
    text: 'Slice 60 fruit before you miss one or cut a bomb.',
    won: (play) => play.count('slice') >= 60 && play.count('miss') + play.count('bomb') === 0,
  },
  {
    id: 'level',
    title: 'Weather the Storm',
    text: 'Reach level 5.',
    won: (play) => play.most('level', 'level') >= 5,
  },
  {
    id: 'ten-thousand',
    title: 'Blender',
    text: 'Score 10,000.',
    won: (play) => play.figure('Score') >= 10_000,
  },
]
