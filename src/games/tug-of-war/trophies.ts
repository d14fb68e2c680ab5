import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['level'][] = ['easy', 'medium', 'hard', 'expert', 'impossible']

/** In rhythm all players are equally strong, and an adapting computer has no level: these require fast presses. */
const beats = (play: TrophyPlay<Options>, level: Options['level']) =>
  play.result === 'won' &&
  isAtLeast(LEVELS, play.options.level, level) &&
  play.options.pull === 'fast' &&
  play.options.pace === 'level'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'medium',
    title: 'Heave',
    text: 'With a fast pull, beat the computer on Normal or above.',
    won: (play) => beats(play, 'medium'),
  },
  {
    id: 'clean',
    title: 'Not an Inch',
    text: 'With a fast pull, beat the computer on Hard or above in a match to 3 or 5 rounds without losing a round.',
    won: (play) => beats(play, 'hard') && play.options.rounds !== '1' && play.count('round', 'side', 1) === 0,
  },
  {
    id: 'expert',
    title: 'Ten Bears Strong',
    text: 'With a fast pull, beat the computer on Expert or above.',
    won: (play) => beats(play, 'expert'),
  },
  {
    id: 'impossible',
    title: 'Nothing Is Impossible',
    text: 'With a fast pull, beat the computer on Impossible.',
    won: (play) => beats(play, 'impossible'),
  },
]
