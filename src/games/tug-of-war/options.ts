import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo } from '../../engine/core/game/declare'

export const options = [
  onePlayerOrTwo(),
  choice(
    'level',
    'Computer level',
    'medium',
    [
      ['easy', 'Easy'],
      ['medium', 'Normal'],
      ['hard', 'Hard'],
      ['expert', 'Expert'],
      ['impossible', 'Impossible'],
    ],
    { shown: ({ players, pace, pull }) => players !== '2' && (pace !== 'follows' || pull === 'rhythm') },
  ),
  choice(
    'pace',
    'Computer’s pace',
    'level',
    [
      ['level', 'By level'],
      ['follows', 'Adapts to you'],
    ],
    {
      later: true,
      // The drum sets the same pace for both.
      shown: ({ players, pull }) => players !== '2' && pull !== 'rhythm',
      says: { follows: 'Matches your recent speed. A sprint decides it.' },
    },
  ),
  choice(
    'pull',
    'Pull',
    'fast',
    [
      ['fast', 'Fast'],
      ['rhythm', 'In rhythm'],
    ],
    { later: true },
  ),
  choice('rounds', 'First to', '3', [
    ['1', '1 round'],
    ['3', '3 rounds'],
    ['5', '5 rounds'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
