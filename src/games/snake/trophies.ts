import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Portals offer a way out of every corner, and a board with stones has fewer cells to fill. */
const plain = (play: TrophyPlay<Options>) => play.options.meadow === 'plain'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'grown',
    title: 'Growing Up',
    text: 'Grow to a length of 25 without obstacles.',
    won: (play) => plain(play) && play.max('eat', 'length') >= 25,
  },
  {
    id: 'fast',
    title: 'Fast Food',
    text: 'Eat 20 times in one game at Fast speed, with walls and without obstacles.',
    won: (play) =>
      plain(play) &&
      play.options.speed === 'fast' &&
      play.options.edges === 'walls' &&
      play.count('eat') >= 20,
  },
  {
    id: 'third',
    title: 'A Third of the Board',
    text: 'Grow to a length of 134 on a 20x20 board without obstacles, a third of all cells.',
    won: (play) => plain(play) && play.options.board === '20' && play.max('eat', 'length') >= 134,
  },
  {
    id: 'full',
    title: 'Nothing Left to Eat',
    text: 'Fill a whole 20x20 board without obstacles.',
    won: (play) => plain(play) && play.options.board === '20' && play.count('full') > 0,
  },
]
