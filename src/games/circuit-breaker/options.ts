import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('from', 'Start at', '1', [
    ['1', 'Level 1'],
    ['4', 'Level 4'],
    ['7', 'Level 7'],
  ]),
  choice(
    'growth',
    'After level 10',
    'off',
    [
      ['off', 'Same size'],
      ['on', 'Keeps growing'],
    ],
    { later: true, says: { on: 'Longer sequences, decoys, and less time to see the numbers.' } },
  ),
] as const

export type Options = ValuesOf<typeof options>
