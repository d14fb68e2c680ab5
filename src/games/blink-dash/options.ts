import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'prowlers',
    'Prowlers',
    'drift',
    [
      ['drift', 'Drift'],
      ['hunt', 'Hunt'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
