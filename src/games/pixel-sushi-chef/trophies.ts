import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const closed = (play: TrophyPlay<Options>) => play.result === 'over'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'clean',
    title: 'Clean Cut',
    text: 'Reach closing time with six guests served and no wrong roll.',
    won: (play) => closed(play) && play.count('served') >= 6 && play.count('wrong') === 0,
  },
  {
    id: 'everyone',
    title: 'Nobody Waits',
    text: 'Reach closing time with eight guests served and none leaving hungry.',
    won: (play) => closed(play) && play.count('served') >= 8 && play.count('late') === 0,
  },
  {
    id: 'one-heart',
    title: 'Heart and Soul',
    text: 'Reach closing time in Rush with one heart.',
    won: (play) => closed(play) && play.options.pace === 'rush' && play.options.hearts === '1',
  },
  {
    id: 'twenty',
    title: 'Master of the Mat',
    text: 'Serve 20 guests in a Classic or Rush shift.',
    // Three shifts are three times as long.
    won: (play) => play.count('served') >= 20 && play.options.pace !== 'shifts',
  },
]
