import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('size', texts.options.size.label, '4', [
    ['3', texts.options.size[3]],
    ['4', texts.options.size[4]],
    ['5', texts.options.size[5]],
  ]),
  choice(
    'face',
    texts.options.face.label,
    'numbers',
    [
      ['numbers', texts.options.face.numbers],
      ['picture', texts.options.face.picture],
    ],
    { view: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
