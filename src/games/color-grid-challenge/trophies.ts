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
    won: (play) => play.count('found') >= 10,
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => play.count('found') >= 12 && play.count('wrong') + play.count('late') === 0,
  },
  {
    id: 'forty',
    ...trophyTexts.forty,
    won: (play) => play.count('found') >= 40,
  },
]
