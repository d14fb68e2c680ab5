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
  { id: 'two', ...trophyTexts.two, won: (play) => won(play) && play.options.suits === '2' },
  { id: 'four', ...trophyTexts.four, won: (play) => won(play) && play.options.suits === '4' },
  { id: 'score', ...trophyTexts.score, won: (play) => won(play) && play.stat('Score') >= 1150 },
]
