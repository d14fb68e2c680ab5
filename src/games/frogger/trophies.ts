import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'three',
    ...trophyTexts.three,
    won: (play) => play.count('level') >= 3,
  },
  {
    id: 'forward',
    ...trophyTexts.forward,
    won: (play) => play.count('level') >= 5 && play.count('hop', 'direction', 'down') === 0,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => play.count('level') >= 8 && play.count('hurt') === 0,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => play.count('level') >= 20,
  },
  {
    id: 'city',
    ...trophyTexts.city,
    won: (play) => play.options.mode === 'journey' && play.options.place === '10' && play.stat('Stars') >= 3,
  },
]
