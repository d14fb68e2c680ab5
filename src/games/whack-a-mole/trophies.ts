import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const classic = (play: Play) => play.options.mode === 'classic'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => classic(play) && play.count('whack') >= 20,
  },
  {
    id: 'true',
    ...trophyTexts.true,
    won: (play) => classic(play) && play.count('whack') >= 30 && play.count('miss') === 0,
  },
  {
    id: 'run',
    ...trophyTexts.run,
    won: (play) => play.options.mode === 'rush' && play.max('whack', 'combo') >= 50,
  },
  {
    id: 'hundred',
    ...trophyTexts.hundred,
    won: (play) => classic(play) && play.count('whack') >= 100,
  },
  {
    id: 'fair',
    ...trophyTexts.fair,
    won: (play) => play.options.mode === 'rush' && play.options.stage === '10' && play.stat('Stars') >= 3,
  },
]
