import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** The last opponent of the cup. */
const LAST: Options['rival'] = '6'

const LEVELS: readonly Options['level'][] = ['easy', 'normal', 'hard']

/**
 * Matches to five goals or more, with one puck. Shorter matches, timed ones and those with two pucks are easier; in a
 * cup no level is chosen.
 */
const beats = (play: Play, level: Options['level']) =>
  play.result === 'won' &&
  play.options.goals !== '3' &&
  play.options.goals !== 'time' &&
  play.options.pucks === '1' &&
  play.options.match === 'single' &&
  isAtLeast(LEVELS, play.options.level, level)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'shutout',
    ...trophyTexts.shutout,
    won: (play) => beats(play, 'normal') && play.count('goal', 'scorer', 1) === 0,
  },
  {
    id: 'quick',
    ...trophyTexts.quick,
    won: (play) => beats(play, 'normal') && play.stat('Time') <= 60,
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) => beats(play, 'hard'),
  },
  {
    id: 'cup',
    ...trophyTexts.cup,
    won: ({ result, options }) => result === 'won' && options.match === 'cup' && options.rival === LAST,
  },
]
