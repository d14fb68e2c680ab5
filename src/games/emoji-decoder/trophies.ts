import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.options.round === '15' && play.options.pack === 'first' && play.count('solved') >= 10,
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => play.count('solved', 'points', 40) >= 5,
  },
  {
    id: 'perfect',
    ...trophyTexts.perfect,
    won: (play) => play.options.pack === 'first' && play.count('solved', 'points', 40) >= 15,
  },
]
