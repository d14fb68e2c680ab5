import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'mode',
    'Mode',
    'field',
    [
      ['field', 'Single field'],
      ['boards', '30 boards'],
    ],
    {
      later: true,
      says: { boards: 'Fewer shots earn more stars. From board 2, new rows come down.' },
    },
  ),
  choice('ceiling', 'Ceiling', 'still', [
    ['still', 'Fixed'],
    ['rows', 'New rows'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
