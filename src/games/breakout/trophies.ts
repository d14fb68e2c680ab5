import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'level',
    ...trophyTexts.level,
    won: (play) => play.count('levelComplete') > 0,
  },
  {
    id: 'run',
    ...trophyTexts.run,
    won: (play) => play.max('brick', 'run') >= 10,
  },
  {
    id: 'juggler',
    ...trophyTexts.juggler,
    won: (play) => play.run('bonusBall', 'ballLost') >= 8,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => play.count('levelComplete') >= 2 && play.count('lifeLost') === 0 && play.result === 'open',
  },
  {
    id: 'six',
    ...trophyTexts.six,
    won: (play) => play.max('level', 'level') >= 6,
  },
]
