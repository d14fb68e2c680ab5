import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'expert', 'master']

const beats = (play: TrophyPlay<Options>, level: Options['opponent']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.opponent, level)

const own = (play: TrophyPlay<Options>) => (play.options.side === 'white' ? 1 : 0)
const isLarge = (play: TrophyPlay<Options>) => play.options.size === '8'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'normal',
    title: 'Turning the Tables',
    text: 'Beat the computer on Normal or above.',
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'corners',
    title: 'All Corners',
    text: 'Take all four corners and beat the computer on Normal or above.',
    won: (play) => beats(play, 'normal') && play.count('corner', 'side', own(play)) === 4,
  },
  {
    id: 'big',
    title: 'Landslide',
    text: 'Beat the computer on Hard or above by 30 discs or more on the 8x8 board, without hints.',
    won: (play) => beats(play, 'hard') && isLarge(play) && play.stat('Lead') >= 30 && play.hints === 0,
  },
  {
    id: 'expert',
    title: 'Beyond the Edge',
    text: 'Beat the computer on Expert or above on the 8x8 board, without hints.',
    won: (play) => beats(play, 'expert') && isLarge(play) && play.hints === 0,
  },
  {
    id: 'master',
    title: 'Last Disc Standing',
    text: 'Beat the computer on Master on the 8x8 board, without hints. It plays the end perfectly.',
    won: (play) => beats(play, 'master') && isLarge(play) && play.hints === 0,
  },
]
