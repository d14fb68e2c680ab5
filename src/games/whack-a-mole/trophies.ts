import type { Trophy, TrophyPlay } from '../../engine/core/game/trophy'
import type { Options } from './options'

const classic = (play: TrophyPlay<Options>) => play.options.mode === 'classic'

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'twenty',
    title: 'Quick Off the Mark',
    text: 'Whack 20 moles in one Classic game.',
    won: (play) => classic(play) && play.count('whack') >= 20,
  },
  {
    id: 'true',
    title: 'Every Hit Counts',
    text: 'Whack 30 moles in one Classic game without hitting an empty hole.',
    won: (play) => classic(play) && play.count('whack') >= 30 && play.count('miss') === 0,
  },
  {
    id: 'run',
    title: 'Unstoppable',
    text: 'Whack 50 moles in a row in Rush: no misses, no hedgehogs, no escapes.',
    won: (play) => play.options.mode === 'rush' && play.max('whack', 'combo') >= 50,
  },
  {
    id: 'hundred',
    title: 'Head Gardener',
    text: 'Whack 100 moles in one Classic game.',
    won: (play) => classic(play) && play.count('whack') >= 100,
  },
]
