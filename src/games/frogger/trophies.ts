import type { Trophy } from '../../engine/core/game/trophy'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy[] = [
  {
    id: 'three',
    ...trophyTexts.three,
    won: (play) => play.count('level') >= 3,
  },
  {
    id: 'forward',
    ...trophyTexts.forward,
    won: (play) => play.count('level') >= 5 && play.count('hop', 'direction', 'down') === 0,
  },
  {
    id: 'untouched',
    ...trophyTexts.untouched,
    won: (play) => play.count('level') >= 8 && play.count('hurt') === 0,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => play.count('level') >= 20,
  },
]
