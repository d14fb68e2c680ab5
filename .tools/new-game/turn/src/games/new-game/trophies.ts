import type { NoOptions } from '../../engine/core/game/define'
import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Event } from './rules'
import type { Stat } from './texts/game'
import { trophyTexts } from './texts/trophies'

export type Play = TrophyPlay<Event, NoOptions, Stat>

export const trophies: readonly Trophy<Play>[] = [
  {
    id: 'eight',
    ...trophyTexts.eight,
    won: (play) => play.count('right') >= 8,
  },
  {
    id: 'run',
    ...trophyTexts.run,
    won: (play) => play.run('right', 'wrong') >= 7,
  },
  {
    id: 'eleven',
    ...trophyTexts.eleven,
    won: (play) => play.stat('Right') >= 11,
  },
]
