import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Without hints: they know all cards. */
const won = (play: Play) => play.result === 'won' && play.hints === 0

export const trophies: readonly Trophy<Play>[] = [
  { id: 'first', ...trophyTexts.first, won },
  {
    id: 'par',
    ...trophyTexts.par,
    won: (play) =>
      play.result !== 'open' &&
      play.hints === 0 &&
      play.options.deals === 'random' &&
      play.stat('Strokes') <= 5,
  },
  { id: 'under', ...trophyTexts.under, won: (play) => won(play) && play.stat('Strokes') <= -3 },
  {
    id: 'chain',
    ...trophyTexts.chain,
    won: (play) => play.max('take', 'chain') >= 10 && play.hints === 0,
  },
]
