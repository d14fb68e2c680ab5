import { isAtLeast, type Trophy, type TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

const LEVELS: readonly Options['level'][] = ['easy', 'medium', 'hard', 'expert', 'impossible']

/**
 * In rhythm all players are equally strong, and an adapting computer has no level: these require fast presses. In two
 * against two a person among computers has to pull as much more as one against one.
 */
const beats = (play: Play, level: Options['level']) =>
  play.result === 'won' &&
  isAtLeast(LEVELS, play.options.level, level) &&
  play.options.pull === 'fast' &&
  (play.options.pace === 'level' || play.options.pace === 'pairs')

/** Whether all rounds went to one side. */
const isClean = (play: Play) => ([0, 1] as const).some((side) => play.count('round', 'side', side) === 0)

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'medium',
    ...trophyTexts.medium,
    won: (play) => beats(play, 'medium'),
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => beats(play, 'hard') && play.options.rounds !== '1' && isClean(play),
  },
  {
    id: 'expert',
    ...trophyTexts.expert,
    won: (play) => beats(play, 'expert'),
  },
  {
    id: 'impossible',
    ...trophyTexts.impossible,
    won: (play) => beats(play, 'impossible'),
  },
  {
    id: 'champion',
    ...trophyTexts.champion,
    won: (play) => play.options.pace === 'tournament' && play.options.bear === '6' && play.stat('Stars') >= 3,
  },
]
