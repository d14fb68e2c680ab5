/** Owns the trophies of Tap the Glitch. */
import type { Trophy } from '../../engine/core/trophy'

export const trophies: readonly Trophy[] = [
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
    won: (play) => play.most('hit', 'combo') >= 15,
  },
  {
    id: 'healthy',
    title: 'Barely a Flicker',
    text: 'Keep the system up for all 60 seconds with more than half of its health left.',
    won: (play) => play.result === 'won' && play.figure('Health') > 50,
  },
  {
    id: 'storm',
    title: 'Eye of the Storm',
    text: 'Keep the system up for all 60 seconds in Storm.',
    won: (play) => play.result === 'won' && play.options.pace === 'storm',
  },
]
