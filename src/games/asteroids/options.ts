import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'saucers',
    'Saucers',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
