import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'maze',
    ...trophyTexts.maze,
    won: (play) => play.count('level') >= 1,
  },
  {
    id: 'four',
    ...trophyTexts.four,
    won: (play) => play.max('ghost', 'chain') >= 4,
  },
  {
    id: 'dessert',
    ...trophyTexts.dessert,
    won: (play) => play.run('tasty', 'level') >= 2,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => play.count('level') >= 1 && play.count('caught') === 0,
  },
  {
    id: 'four-mazes',
    ...trophyTexts['four-mazes'],
    won: (play) => play.count('level') >= 4,
  },
]
