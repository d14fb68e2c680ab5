import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['level'][] = ['easy', 'normal', 'hard']

/** With the Classic ball the computer is as strong as its level. */
const classic = (play: Play) => play.options.ball === 'classic'

/** The rivals of the Ladder have no level. */
const beats = (play: Play, level: Options['level']) =>
  play.result === 'won' && play.options.ball !== 'ladder' && isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'rally',
    ...trophyTexts.rally,
    won: (play) => play.max('hit', 'rally') >= 25,
  },
  {
    id: 'love',
    ...trophyTexts.love,
    won: (play) => classic(play) && beats(play, 'normal') && play.count('goal', 'scorer', 1) === 0,
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) => classic(play) && beats(play, 'hard'),
  },
  {
    id: 'long',
    ...trophyTexts.long,
    won: (play) => play.max('hit', 'rally') >= 60,
  },
]
