import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const found = (play: TrophyPlay<Options>, difficulty: Options['difficulty']) =>
  play.result === 'won' && play.options.difficulty === difficulty

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'medium',
    title: 'Warmer',
    text: 'Find the number on Medium.',
    won: (play) => found(play, 'medium'),
  },
  {
    id: 'halves',
    title: 'Divide and Conquer',
    text: 'Find the number on Easy in six guesses or fewer: it’s always possible.',
    won: (play) => found(play, 'easy') && play.stat('Guesses') <= 6,
  },
  {
    id: 'swift',
    title: 'Thinking Fast',
    text: 'Find the number on Medium within 15 seconds.',
    won: (play) => found(play, 'medium') && play.ms <= 15_000,
  },
]
