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
    won: (play) => play.count('catch') >= 10,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => play.run('catch', 'miss') >= 20,
  },
  {
    id: 'fifty',
    ...trophyTexts.fifty,
    won: (play) => play.stat('Score') >= 50,
  },
]
