import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('pace', 'Mode', 'normal', [
    ['normal', 'Normal'],
    ['storm', 'Storm'],
  ]),
  choice(
    'length',
    'Length',
    '60',
    [
      ['60', '60 s'],
      ['endless', 'Endless'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
