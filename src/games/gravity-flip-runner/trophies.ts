/** Owns the trophies of Gravity Flip Runner. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
  {
    id: 'five',
    title: 'Upside Down',
    text: 'Run a distance of 5,000.',
    won: (play) => play.figure('Distance') >= 5000,
  },
  {
    id: 'coins',
    title: 'Ceiling and Floor',
    text: 'Take 40 coins in one run.',
    won: (play) => play.count('coin') >= 40,
  },
  {
    id: 'poor',
    title: 'Empty Pockets',
    text: 'Run a distance of 5,000 without taking a coin.',
    won: (play) => play.figure('Distance') >= 5000 && play.count('coin') === 0,
  },
  {
    id: 'thirty',
    title: 'Free Fall',
    text: 'Run a distance of 30,000.',
    won: (play) => play.figure('Distance') >= 30_000,
  },
]
