import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'expert']

const beats = (play: Play, level: Options['opponent']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.opponent, level)

const sides = (play: Play) =>
  play.options.side === 'white' ? (['white', 'red'] as const) : (['red', 'white'] as const)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'crowns',
    ...trophyTexts.crowns,
    won: (play) => beats(play, 'normal') && play.count('king', 'side', sides(play)[0]) >= 3,
  },
  {
    id: 'whole',
    ...trophyTexts.whole,
    won: (play) => beats(play, 'normal') && play.count('capture', 'side', sides(play)[1]) <= 4,
  },
  {
    id: 'tournament',
    ...trophyTexts.tournament,
    won: (play) => beats(play, 'hard') && play.options.variant === 'tournament' && play.hints === 0,
  },
  {
    id: 'expert',
    ...trophyTexts.expert,
    won: (play) => beats(play, 'expert') && play.options.variant === 'tournament' && play.hints === 0,
  },
]
