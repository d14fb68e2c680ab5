import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('size', 'Size', '4', [
    ['3', '3x3'],
    ['4', '4x4'],
    ['5', '5x5'],
  ]),
  choice(
    'face',
    'Tiles',
    'numbers',
    [
      ['numbers', 'Numbers'],
      ['picture', 'Picture'],
    ],
    { view: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
