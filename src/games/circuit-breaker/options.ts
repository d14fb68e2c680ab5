import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('from', texts.options.from.label, '1', [
    ['1', texts.options.from[1]],
    ['4', texts.options.from[4]],
    ['7', texts.options.from[7]],
  ]),
  choice(
    'growth',
    texts.options.growth.label,
    'off',
    [
      ['off', texts.options.growth.off],
      ['on', texts.options.growth.on],
    ],
    { later: true, pictures: { off: '🔌', on: '⚡' }, recommended: 'on', says: texts.options.growth.says },
  ),
] as const

export type Options = ValuesOf<typeof options>
