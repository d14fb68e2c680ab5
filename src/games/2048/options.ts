import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'board',
    'Board',
    '4',
    [
      ['3', '3x3'],
      ['4', '4x4'],
      ['5', '5x5'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
