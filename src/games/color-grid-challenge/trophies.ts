import type { Trophy } from '../../engine/core/game/trophy'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy[] = [
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.count('found') >= 10,
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => play.count('found') >= 12 && play.count('wrong') + play.count('late') === 0,
  },
  {
    id: 'forty',
    ...trophyTexts.forty,
    won: (play) => play.count('found') >= 40,
  },
]
