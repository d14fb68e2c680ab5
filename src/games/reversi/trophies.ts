import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['opponent'][] = ['easy', 'normal', 'hard', 'expert', 'master']

const beats = (play: Play, level: Options['opponent']) =>
  play.result === 'won' && isAtLeast(LEVELS, play.options.opponent, level)

const own = (play: Play) => (play.options.side === 'white' ? 1 : 0)
const isLarge = (play: Play) => play.options.size === '8'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'normal',
    ...trophyTexts.normal,
    won: (play) => beats(play, 'normal'),
  },
  {
    id: 'corners',
    ...trophyTexts.corners,
    won: (play) => beats(play, 'normal') && play.count('corner', 'side', own(play)) === 4,
  },
  {
    id: 'big',
    ...trophyTexts.big,
    won: (play) => beats(play, 'hard') && isLarge(play) && play.stat('Lead') >= 30 && play.hints === 0,
  },
  {
    id: 'expert',
    ...trophyTexts.expert,
    won: (play) => beats(play, 'expert') && isLarge(play) && play.hints === 0,
  },
  {
    id: 'master',
    ...trophyTexts.master,
    won: (play) => beats(play, 'master') && isLarge(play) && play.hints === 0,
  },
]
