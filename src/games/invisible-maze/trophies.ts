import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** Only the seven fixed mazes, not generated ones. */
const ofSeven = (play: TrophyPlay<Options>) => play.options.mazes === 'seven'

const solved = (play: TrophyPlay<Options>, level: number) =>
  ofSeven(play) && play.count('complete', 'level', level) > 0 && play.count('solution') === 0

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'narrow',
    title: 'In the Dark',
    text: 'With all seven mazes, reach the goal of level 2 without showing the solution.',
    won: (play) => solved(play, 2),
  },
  {
    id: 'soft',
    title: 'On Tiptoe',
    text: 'With all seven mazes, start at level 3 and reach its goal without bumping into a wall or showing the solution.',
    won: (play) => play.options.level === '3' && solved(play, 3) && play.count('bump') === 0,
  },
  {
    id: 'void',
    title: 'Out of the Void',
    text: 'Reach the goal of level 7 without showing the solution.',
    won: (play) => play.count('finished') > 0 && play.count('solution') === 0,
  },
  {
    id: 'all',
    title: 'Ariadne',
    text: 'Reach the goals of all seven levels in one game without showing the solution.',
    won: (play) => play.result === 'won' && play.stat('Levels') >= 7,
  },
]
