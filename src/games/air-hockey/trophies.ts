import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['level'][] = ['easy', 'normal', 'hard']

/**
 * Matches to five goals or more, with one puck. Shorter matches, timed ones and those with two pucks are easier; in a
 * cup no level is chosen.
 */
const beats = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.result === 'won' &&
  play.options.goals !== '3' &&
  play.options.goals !== 'time' &&
  play.options.pucks === '1' &&
  play.options.match === 'single' &&
  isAtLeast(LEVELS, play.options.level, level)

export const wordings = { goals: 'to five goals or more' }

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'On the Rebound',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'shutout',
    title: 'Shutout',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck, without allowing a goal.',
    won: (play) => beats(play, 'normal') && play.count('goal', 'scorer', 1) === 0,
  },
  {
    id: 'quick',
    title: 'Thin Ice',
    text: 'Beat the computer on Normal or above in a single match to five goals or more, with one puck, in 60 seconds or less.',
    won: (play) => beats(play, 'normal') && play.stat('Time') <= 60,
  },
  {
    id: 'hard',
    title: 'Cold as Ice',
    text: 'Beat the computer on Hard in a single match to five goals or more, with one puck.',
    won: (play) => beats(play, 'hard'),
  },
]
