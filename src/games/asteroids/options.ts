import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'saucers',
    texts.options.saucers.label,
    'off',
    [
      ['off', texts.options.saucers.off],
      ['on', texts.options.saucers.on],
    ],
    { later: true, pictures: { off: '🪨', on: '🛸' }, recommended: 'on', says: texts.options.saucers.says },
  ),
] as const

export type Options = ValuesOf<typeof options>
