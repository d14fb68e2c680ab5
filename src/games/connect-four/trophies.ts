import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'perfect']

const beats = (play: Play, level: Options['opponent']) =>
  play.result === 'won' && play.options.pop !== 'on' && isAtLeast(LEVELS, play.options.opponent, level)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'short',
    ...trophyTexts.short,
    won: (play) => beats(play, 'normal') && play.stat('Moves') <= 10,
  },
  {
    id: 'second',
    ...trophyTexts.second,
    won: (play) => beats(play, 'hard') && play.options.first === 'computer' && play.hints === 0,
  },
  {
    id: 'perfect',
    ...trophyTexts.perfect,
    won: (play) => beats(play, 'perfect') && play.hints === 0,
  },
]
