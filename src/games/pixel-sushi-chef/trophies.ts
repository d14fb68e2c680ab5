import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'
import { trophyTexts } from './texts/trophies'

const closed = (play: TrophyPlay<Options>) => play.result === 'over'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'clean',
    ...trophyTexts.clean,
    won: (play) => closed(play) && play.count('served') >= 6 && play.count('wrong') === 0,
  },
  {
    id: 'everyone',
    ...trophyTexts.everyone,
    won: (play) => closed(play) && play.count('served') >= 8 && play.count('late') === 0,
  },
  {
    id: 'one-heart',
    ...trophyTexts['one-heart'],
    won: (play) => closed(play) && play.options.pace === 'rush' && play.options.hearts === '1',
  },
  {
    id: 'twenty',
    ...trophyTexts.twenty,
    // Three shifts are three times as long.
    won: (play) => play.count('served') >= 20 && play.options.pace !== 'shifts',
  },
]
