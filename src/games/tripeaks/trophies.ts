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
    id: 'chain',
    ...trophyTexts.chain,
    won: (play) => play.max('take', 'chain') >= 12 && play.hints === 0,
  },
  {
    id: 'strict',
    ...trophyTexts.strict,
    won: (play) => won(play) && play.options.corner === 'off',
  },
  {
    id: 'score',
    ...trophyTexts.score,
    won: (play) => play.stat('Score') >= 200 && play.hints === 0,
  },
]
