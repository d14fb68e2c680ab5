import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'secure',
    ...trophyTexts.secure,
    won: (play) => play.result === 'won',
  },
  {
    id: 'combo',
    ...trophyTexts.combo,
    won: (play) => play.max('hit', 'combo') >= 15,
  },
  {
    id: 'steady',
    ...trophyTexts.steady,
    won: (play) => play.result === 'won' && play.count('status', 'label', 'CRITICAL') === 0,
  },
  {
    id: 'storm',
    ...trophyTexts.storm,
    won: (play) =>
      play.options.pace === 'storm' && play.options.length === '60' && play.stat('Score') >= 2500,
  },
  {
    id: 'meltdown',
    ...trophyTexts.meltdown,
    won: (play) => play.options.pace === 'shifts' && play.options.shift === '8' && play.stat('Stars') === 3,
  },
]
