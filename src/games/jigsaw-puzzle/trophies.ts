import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['difficulty'][] = ['easy', 'medium', 'hard', 'large', 'huge']

const done = (play: TrophyPlay<Options>, difficulty: Options['difficulty']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.difficulty, difficulty)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'medium',
    title: 'Piece by Piece',
    text: 'Finish a puzzle of 24 pieces or more.',
    won: (play) => done(play, 'medium'),
  },
  {
    id: 'turned',
    title: 'The Right Way Up',
    text: 'Finish a puzzle of 24 pieces or more with rotation on.',
    won: (play) => done(play, 'medium') && play.options.rotation === 'on',
  },
  {
    id: 'exact',
    title: 'Touched Once',
    text: 'Finish a puzzle of 24 or 48 pieces in as many moves as it has pieces.',
    won: (play) =>
      (play.stat('Moves') <= 24 && done(play, 'medium')) || (play.stat('Moves') <= 48 && done(play, 'hard')),
  },
  {
    id: 'swift',
    title: 'An Eye for Edges',
    text: 'Finish a puzzle of 48 pieces or more in five minutes or less.',
    won: (play) => done(play, 'hard') && play.stat('Time') <= 300,
  },
]
