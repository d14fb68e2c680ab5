import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('players', 'Players', '1', [
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
  ]),
  choice('mark', 'Marking', 'hand', [
    ['hand', 'By hand'],
    ['auto', 'Automatic'],
  ]),
  choice(
    'rivals',
    'Computer players',
    '0',
    [
      ['0', 'None'],
      ['1', '1'],
      ['3', '3'],
    ],
    { later: true, shown: ({ players }) => players === '1' },
  ),
  choice(
    'pattern',
    'Pattern',
    'line',
    [
      ['line', 'Line'],
      ['corners', 'Corners'],
      ['x', 'X'],
      ['frame', 'Frame'],
      ['full', 'Full card (blackout)'],
    ],
    { later: true },
  ),
  choice(
    'voice',
    'Spoken calls',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    { view: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
