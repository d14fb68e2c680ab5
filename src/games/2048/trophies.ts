import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Without hints, which show good moves, and not on the larger board, where every tile is easier. */
const reaches = (play: TrophyPlay<Options>, tile: number) =>
  play.hints === 0 && play.options.board !== '5' && play.max('merge', 'value') >= tile

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'half',
    title: 'Half a Thousand',
    text: 'Make a 512 tile on a 4x4 or 3x3 board, without hints.',
    won: (play) => reaches(play, 512),
  },
  {
    id: 'three-ways',
    title: 'Only Three Ways',
    text: 'Make a 256 tile without sliding in all four directions, on a 4x4 or 3x3 board, without hints.',
    won: (play) =>
      reaches(play, 256) &&
      ['up', 'down', 'left', 'right'].some((direction) => play.count('slide', 'direction', direction) === 0),
  },
  {
    id: 'kilo',
    title: 'A Thousand and Change',
    text: 'Make a 1024 tile on a 4x4 or 3x3 board, without hints.',
    won: (play) => reaches(play, 1024),
  },
  {
    id: 'goal',
    title: 'The Name of the Game',
    text: 'Make a 2048 tile on a 4x4 or 3x3 board, without hints.',
    won: (play) => reaches(play, 2048),
  },
  {
    id: 'beyond',
    title: 'One Step Further',
    text: 'Continue after 2048 and make a 4096 tile on a 4x4 or 3x3 board, without hints.',
    won: (play) => reaches(play, 4096),
  },
]
