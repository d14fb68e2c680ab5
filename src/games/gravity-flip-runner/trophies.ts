import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, Options, Stat>

/** Two players together do not count as one. */
const alone = (play: Play) => play.options.players === '1'

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'five',
    ...trophyTexts.five,
    won: (play) => play.stat('Distance') >= 5000,
  },
  {
    id: 'coins',
    ...trophyTexts.coins,
    // A zone is full of coins.
    won: (play) => alone(play) && play.options.mode === 'classic' && play.count('coin') >= 40,
  },
  {
    id: 'powers',
    ...trophyTexts.powers,
    won: (play) =>
      alone(play) &&
      (['shield', 'slow', 'magnet'] as const).every((power) => play.count('power', 'power', power) > 0),
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => play.stat('Distance') >= 20_000,
  },
  {
    id: 'core',
    ...trophyTexts.core,
    won: (play) => play.options.mode === 'zones' && play.options.zone === '8' && play.stat('Stars') >= 3,
  },
]
