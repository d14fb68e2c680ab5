import type { Trophy } from '../../engine/core/game/trophy'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy[] = [
  {
    id: 'thousand',
    ...trophyTexts.thousand,
    won: (play) => play.stat('Score') >= 1000,
  },
  {
    id: 'ladder',
    ...trophyTexts.ladder,
    won: (play) => play.max('jump', 'run') >= 20,
  },
  {
    id: 'own-legs',
    ...trophyTexts['own-legs'],
    won: (play) => play.stat('Score') >= 1500 && play.count('jetpack') + play.count('propeller') === 0,
  },
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.stat('Score') >= 10000,
  },
]
