import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'thousand',
    ...trophyTexts.thousand,
    won: (play) => play.stat('Score') >= 1000,
  },
  {
    id: 'ladder',
    ...trophyTexts.ladder,
    won: (play) => play.max('jump', 'run') >= 20,
  },
  {
    id: 'own-legs',
    ...trophyTexts['own-legs'],
    won: (play) => play.stat('Score') >= 1500 && play.count('jetpack') + play.count('propeller') === 0,
  },
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.stat('Score') >= 10000,
  },
  {
    id: 'space',
    ...trophyTexts.space,
    // The fifth world, of 600 points each.
    won: (play) => play.options.climb === 'wild' && play.stat('Score') >= 2400,
  },
]
