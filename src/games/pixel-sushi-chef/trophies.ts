import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** In an evening the result tells whether there is a star. */
const closed = (play: Play) => play.result === 'over' || play.result === 'won'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => closed(play) && play.count('served') >= 6 && play.count('wrong') === 0,
  },
  {
    id: 'everyone',
    ...trophyTexts.everyone,
    won: (play) => closed(play) && play.count('served') >= 8 && play.count('late') === 0,
  },
  {
    id: 'one-heart',
    ...trophyTexts['one-heart'],
    won: (play) => closed(play) && play.options.pace === 'rush' && play.options.hearts === '1',
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    // An evening is longer.
    won: (play) => play.count('served') >= 20 && play.options.pace !== 'shifts',
  },
  {
    id: 'week',
    ...trophyTexts.week,
    won: (play) => play.options.pace === 'shifts' && play.options.evening === '7' && play.stat('Stars') >= 3,
  },
]
