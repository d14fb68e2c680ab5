import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['level'][] = ['beginner', 'easy', 'normal', 'hard', 'expert', 'extreme']

/** Only in a game played from its first move. */
const beats = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.result === 'won' &&
  play.options.opponent === 'computer' &&
  isAtLeast(LEVELS, play.options.level, level) &&
  play.count('loaded') === 0

const own = (play: TrophyPlay<Options>) => (play.options.side === 'black' ? 'b' : 'w')

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'beginner',
    title: 'Opening Night',
    text: 'Beat the computer on Beginner or above without hints.',
    won: (play) => beats(play, 'beginner') && play.hints === 0,
  },
  {
    id: 'promoted',
    title: 'The Long March',
    text: 'Beat the computer on Easy or above after promoting a pawn, without hints.',
    won: (play) => beats(play, 'easy') && play.hints === 0 && play.count('promote', 'color', own(play)) > 0,
  },
  {
    id: 'brief',
    title: 'Brief and Brilliant',
    text: 'Beat the computer on Normal or above in 30 moves or fewer, without hints.',
    won: (play) => beats(play, 'normal') && play.hints === 0 && play.stat('Moves') <= 30,
  },
  {
    id: 'hard',
    title: 'By the Book',
    text: 'Beat the computer on Hard or above under Full rules, without hints.',
    won: (play) => beats(play, 'hard') && play.hints === 0 && play.options.rules === 'full',
  },
  {
    id: 'extreme',
    title: 'Truly Extreme',
    text: 'Beat the computer on Extreme under Full rules, without hints.',
    won: (play) => beats(play, 'extreme') && play.hints === 0 && play.options.rules === 'full',
  },
]
