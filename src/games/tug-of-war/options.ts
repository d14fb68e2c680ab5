import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  onePlayerOrTwo(),
  choice(
    'level',
    texts.options.level.label,
    'medium',
    [
      ['easy', texts.options.level.easy],
      ['medium', texts.options.level.medium],
      ['hard', texts.options.level.hard],
      ['expert', texts.options.level.expert],
      ['impossible', texts.options.level.impossible],
    ],
    { shown: ({ players, pace, pull }) => players !== '2' && (pace !== 'follows' || pull === 'rhythm') },
  ),
  choice(
    'pace',
    texts.options.pace.label,
    'level',
    [
      ['level', texts.options.pace.level],
      ['follows', texts.options.pace.follows],
    ],
    {
      later: true,
      // The drum sets the same pace for both.
      shown: ({ players, pull }) => players !== '2' && pull !== 'rhythm',
      pictures: { level: '🤖', follows: '🪞' },
      recommended: 'follows',
      says: texts.options.pace.says,
    },
  ),
  choice(
    'pull',
    texts.options.pull.label,
    'fast',
    [
      ['fast', texts.options.pull.fast],
      ['rhythm', texts.options.pull.rhythm],
    ],
    { later: true },
  ),
  choice('rounds', texts.options.rounds.label, '3', [
    ['1', texts.options.rounds[1]],
    ['3', texts.options.rounds[3]],
    ['5', texts.options.rounds[5]],
  ]),
] as const

export type Options = ValuesOf<typeof options>
