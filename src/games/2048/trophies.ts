/** Owns the trophies of 2048. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'half',
    title: 'Half a Thousand',
    text: 'Make a 512 tile.',
    won: (play) => play.most('merge', 'value') >= 512,
  },
  {
    id: 'three-ways',
    title: 'Three Ways Only',
    text: 'Make a 256 tile before you have slid in all four directions.',
    won: (play) =>
      play.most('merge', 'value') >= 256 &&
      ['up', 'down', 'left', 'right'].some((way) => play.count('slide', 'direction', way) === 0),
  },
  {
    id: 'kilo',
    title: 'A Thousand and Some',
    text: 'Make a 1024 tile.',
    won: (play) => play.most('merge', 'value') >= 1024,
  },
  {
    id: 'goal',
    title: 'The Name of the Game',
    text: 'Make a 2048 tile.',
    won: (play) => play.count('goal') > 0,
  },
  {
    id: 'beyond',
    title: 'One Further',
    text: 'Go on after 2048 and make a 4096 tile.',
    won: (play) => play.most('merge', 'value') >= 4096,
  },
]
