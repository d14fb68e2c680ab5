/** Owns the trophies of Memory Match. */
import type { Trophy, TrophyPlay } from '../../engine/core/trophy'

const within = (play: TrophyPlay, difficulty: string, moves: number) =>
  play.result === 'won' && play.options.difficulty === difficulty && play.figure('Moves') <= moves

export const trophies: readonly Trophy[] = [
  {
    id: 'medium',
    title: 'Good Memory',
    text: 'Find all pairs at Medium in 18 moves or fewer.',
    won: (play) => within(play, 'medium', 18),
  },
  {
    id: 'swift',
    title: 'Nimble Fingers',
    text: 'Find all pairs at Hard in 60 seconds or less.',
    won: (play) => within(play, 'hard', 1000) && play.figure('Time') <= 60,
  },
  {
    id: 'hard',
    title: 'Elephant',
    text: 'Find all pairs at Hard in 26 moves or fewer.',
    won: (play) => within(play, 'hard', 26),
  },
  {
    id: 'sharp',
    title: 'Never Forgets',
    text: 'Find all pairs at Hard in 21 moves or fewer.',
    won: (play) => within(play, 'hard', 21),
  },
]
