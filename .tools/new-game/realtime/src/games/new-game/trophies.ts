import type { Trophy } from '../../engine/core/game/trophy'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy[] = [
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.count('catch') >= 10,
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    won: (play) => play.run('catch', 'miss') >= 20,
  },
  {
    id: 'fifty',
    ...trophyTexts.fifty,
    won: (play) => play.stat('Score') >= 50,
  },
]
