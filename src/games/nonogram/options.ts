import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('puzzle', 'Puzzle', 'picture', [
    ['picture', 'Picture'],
    ['generated', 'Generated'],
  ]),
  choice('size', 'Size', '10', [
    ['5', '5x5'],
    ['10', '10x10'],
    ['15', '15x15'],
    ['20', '20x20'],
  ]),
  choice(
    'level',
    'Difficulty',
    'easy',
    [
      ['easy', 'Easy'],
      ['medium', 'Medium'],
      ['hard', 'Hard'],
    ],
    {
      later: true,
      shown: ({ puzzle }) => puzzle === 'generated',
      says: {
        easy: 'Each step follows from one row or column, in a few passes.',
        medium: 'Each step follows from one row or column, in many passes.',
        hard: 'Sometimes you must try a cell to find a contradiction.',
      },
    },
  ),
  choice(
    'crosses',
    'Cross out finished lines',
    'on',
    [
      ['on', 'On'],
      ['off', 'Off'],
    ],
    { later: true },
  ),
  choice(
    'check',
    'Mistakes',
    'off',
    [
      ['off', 'Hidden'],
      ['on', 'Shown and counted'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
