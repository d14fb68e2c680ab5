/** The trophies of Number Guessing. */
import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'

const found = (play: TrophyPlay, difficulty: string) =>
  play.result === 'won' && play.options.difficulty === difficulty

export const trophies: readonly Trophy[] = [
  {
    id: 'medium',
    title: 'Warmer',
    text: 'Find the number at Medium.',
    won: (play) => found(play, 'medium'),
  },
  {
    id: 'halves',
    title: 'By Halves',
    text: 'Find the number at Easy with six guesses or fewer: there is always a way.',
    won: (play) => found(play, 'easy') && play.figure('Guesses') <= 6,
  },
  {
    id: 'swift',
    title: 'Thinking Fast',
    text: 'Find the number at Medium within 15 seconds.',
    won: (play) => found(play, 'medium') && play.ms <= 15_000,
  },
]
