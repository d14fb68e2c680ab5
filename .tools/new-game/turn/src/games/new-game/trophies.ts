import type { Trophy } from '../../engine/core/game/trophy'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy[] = [
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
