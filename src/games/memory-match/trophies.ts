import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

/** One player, and pictures: letters have an order that helps. */
const within = (play: TrophyPlay<Options>, difficulty: Options['difficulty'], moves: number) =>
  play.result === 'won' &&
  play.options.players === '1' &&
  play.options.deck === 'pictures' &&
  play.options.difficulty === difficulty &&
  play.stat('Moves') <= moves

export const wordings = { players: 'playing alone' }

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'medium',
    title: 'Good Memory',
    text: 'Playing alone, find all pairs of pictures on Medium in 18 moves or fewer.',
    won: (play) => within(play, 'medium', 18),
  },
  {
    id: 'swift',
    title: 'Nimble Fingers',
    text: 'Playing alone, find all pairs of pictures on Hard in 60 seconds or less.',
    won: (play) => within(play, 'hard', 1000) && play.stat('Time') <= 60,
  },
  {
    id: 'hard',
    title: 'Elephant’s Memory',
    text: 'Playing alone, find all pairs of pictures on Hard in 26 moves or fewer.',
    won: (play) => within(play, 'hard', 26),
  },
  {
    id: 'sharp',
    title: 'Never Forgets',
    text: 'Playing alone, find all pairs of pictures on Hard in 21 moves or fewer.',
    won: (play) => within(play, 'hard', 21),
  },
]
