import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const reached = (play: Play, level: number) =>
  play.max('level', 'level') >= level && play.options.prowlers === 'drift'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'four',
    ...trophyTexts.four,
    won: (play) => reached(play, 4),
  },
  {
    id: 'quick',
    ...trophyTexts.quick,
    won: (play) => reached(play, 4) && play.ms <= 40_000,
  },
  {
    id: 'eight',
    ...trophyTexts.eight,
    won: (play) => reached(play, 8),
  },
  {
    id: 'fourteen',
    ...trophyTexts.fourteen,
    won: (play) => reached(play, 14),
  },
  {
    id: 'vault',
    ...trophyTexts.vault,
    won: (play) => play.options.prowlers === 'rooms' && play.options.room === '10' && play.stat('Stars') >= 3,
  },
]
