import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Without hints, because they show the shortest solution. */
const solved = (play: TrophyPlay<Options>) => play.result === 'won' && play.hints === 0

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'fifteen',
    title: 'Fifteen in Order',
    text: 'Solve the 4x4 puzzle without hints.',
    won: (play) => solved(play) && play.options.size === '4',
  },
  {
    id: 'eight',
    title: 'Shortcut',
    text: 'Solve the 3x3 puzzle in 40 moves or fewer, without hints.',
    won: (play) => solved(play) && play.options.size === '3' && play.stat('Moves') <= 40,
  },
  {
    id: 'swift',
    title: 'Smooth Slide',
    text: 'Solve the 4x4 puzzle in 90 seconds or less, without hints.',
    won: (play) => solved(play) && play.options.size === '4' && play.stat('Time') <= 90,
  },
  {
    id: 'lean',
    title: 'Economy of Motion',
    text: 'Solve the 4x4 puzzle in 100 moves or fewer, without hints.',
    won: (play) => solved(play) && play.options.size === '4' && play.stat('Moves') <= 100,
  },
  {
    id: 'twenty-four',
    title: 'Twenty-Four in Order',
    text: 'Solve the 5x5 puzzle without hints.',
    won: (play) => solved(play) && play.options.size === '5',
  },
]
