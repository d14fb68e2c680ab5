import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'expert']

const beats = (play: TrophyPlay<Options>, level: Options['opponent']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.opponent, level)

const sides = (play: TrophyPlay<Options>) =>
  play.options.side === 'white' ? (['white', 'red'] as const) : (['red', 'white'] as const)

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'Jumping Ahead',
    text: 'Beat the computer on Normal or above.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'crowns',
    title: 'Three Crowns',
    text: 'Crown three kings and beat the computer on Normal or above.',
    won: (play) => beats(play, 'normal') && play.count('king', 'side', sides(play)[0]) >= 3,
  },
  {
    id: 'whole',
    title: 'Hardly a Scratch',
    text: 'Beat the computer on Normal or above and let it capture at most four times.',
    won: (play) => beats(play, 'normal') && play.count('capture', 'side', sides(play)[1]) <= 4,
  },
  {
    id: 'tournament',
    title: 'Tournament Player',
    text: 'Beat the computer on Hard or above in Tournament, without hints.',
    won: (play) => beats(play, 'hard') && play.options.variant === 'tournament' && play.hints === 0,
  },
  {
    id: 'expert',
    title: 'King of the Board',
    text: 'Beat the computer on Expert in Tournament, without hints.',
    won: (play) => beats(play, 'expert') && play.options.variant === 'tournament' && play.hints === 0,
  },
]
