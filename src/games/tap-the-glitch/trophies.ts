import type { Trophy } from '../../engine/core/game/trophy'
import type { Options } from './options'

export const wordings = { length: '60-second game' }

export const trophies: readonly Trophy<Options>[] = [
  {
    id: 'secure',
    title: 'System Restored',
    text: 'Keep the system up for all 60 seconds.',
    won: (play) => play.result === 'won',
  },
  {
    id: 'combo',
    title: 'Chain Reaction',
    text: 'Reach a combo of 15.',
    won: (play) => play.max('hit', 'combo') >= 15,
  },
  {
    id: 'steady',
    title: 'Barely a Flicker',
    text: 'Keep the system up for all 60 seconds without its status ever turning CRITICAL.',
    won: (play) => play.result === 'won' && play.count('status', 'label', 'CRITICAL') === 0,
  },
  {
    id: 'storm',
    title: 'Eye of the Storm',
    text: 'Score 2,500 in a 60-second game in Storm.',
    won: (play) =>
      play.options.pace === 'storm' && play.options.length === '60' && play.stat('Score') >= 2500,
  },
]
