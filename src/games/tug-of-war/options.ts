import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  onePlayerOrTwo(),
  choice('level', texts.options.level, ['easy', 'medium', 'hard', 'expert', 'impossible'], {
    initial: 'medium',
    shown: ({ players, pace, pull }) => players !== '2' && (pace !== 'follows' || pull === 'rhythm'),
  }),
  choice('pace', texts.options.pace, ['level', 'follows'], {
    later: true,
    // The drum sets the same pace for both.
    shown: ({ players, pull }) => players !== '2' && pull !== 'rhythm',
    pictures: { level: '🤖', follows: '🪞' },
    recommended: 'follows',
  }),
  choice('pull', texts.options.pull, ['fast', 'rhythm'], { later: true }),
  choice('rounds', texts.options.rounds, ['1', '3', '5'], { initial: '3' }),
] as const

export type Options = ValuesOf<typeof options>
