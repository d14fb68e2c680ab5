import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'ten',
    ...trophyTexts.ten,
    won: (play) => play.options.round === '15' && play.options.pack === 'first' && play.count('solved') >= 10,
  },
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => play.count('solved', 'points', 40) >= 5,
  },
  {
    id: 'perfect',
    ...trophyTexts.perfect,
    won: (play) => play.options.pack === 'first' && play.count('solved', 'points', 40) >= 15,
  },
]
