import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['level'][] = ['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme']

/** Only in a game played from its first move, not in a puzzle. */
const beats = (play: Play, level: Options['level']) =>
  play.result === 'won' &&
  play.options.task === 'game' &&
  play.options.opponent === 'computer' &&
  isAtLeast(LEVELS, play.options.level, level) &&
  play.count('loaded') === 0

const own = (play: Play) => (play.options.side === 'black' ? 'b' : 'w')

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'beginner',
    ...trophyTexts.beginner,
    won: (play) => beats(play, 'beginner') && play.hints === 0,
  },
  {
    id: 'promoted',
    ...trophyTexts.promoted,
    won: (play) => beats(play, 'easy') && play.hints === 0 && play.count('promote', 'color', own(play)) > 0,
  },
  {
    id: 'brief',
    ...trophyTexts.brief,
    won: (play) => beats(play, 'normal') && play.hints === 0 && play.stat('Moves') <= 30,
  },
  {
    id: 'hard',
    ...trophyTexts.hard,
    won: (play) => beats(play, 'hard') && play.hints === 0 && play.options.rules === 'full',
  },
  {
    id: 'extreme',
    ...trophyTexts.extreme,
    won: (play) => beats(play, 'extreme') && play.hints === 0 && play.options.rules === 'full',
  },
]
