import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'field',
    ...trophyTexts.field,
    won: (play) => play.count('cleared') >= 1,
  },
  {
    id: 'turret',
    ...trophyTexts.turret,
    won: (play) => play.count('cleared') >= 1 && play.count('thrust') === 0,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => play.count('cleared') >= 3 && play.count('destroyed') === 0,
  },
  {
    id: 'nine',
    ...trophyTexts.nine,
    // Without saucers, because they earn extra ships.
    won: (play) => play.max('level', 'level') >= 9 && play.options.saucers === 'off',
  },
  {
    id: 'core',
    ...trophyTexts.core,
    won: (play) =>
      play.options.saucers === 'sectors' && play.options.sector === '12' && play.stat('Stars') >= 3,
  },
]
