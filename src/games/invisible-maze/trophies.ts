import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Only the seven fixed mazes, not generated ones. */
const ofSeven = (play: Play) => play.options.mazes === 'seven'

const solved = (play: Play, level: number) =>
  ofSeven(play) && play.count('complete', 'level', level) > 0 && play.count('solution') === 0

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'narrow',
    ...trophyTexts.narrow,
    won: (play) => solved(play, 2),
  },
  {
    id: 'soft',
    ...trophyTexts.soft,
    won: (play) => play.options.level === '3' && solved(play, 3) && play.count('bump') === 0,
  },
  {
    id: 'void',
    ...trophyTexts.void,
    won: (play) => play.count('finished') > 0 && play.count('solution') === 0,
  },
  {
    id: 'all',
    ...trophyTexts.all,
    won: (play) => play.result === 'won' && play.stat('Levels') >= 7,
  },
]
