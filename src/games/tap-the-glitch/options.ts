import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'pace',
    texts.options.pace.label,
    'normal',
    [
      ['normal', texts.options.pace.normal],
      ['storm', texts.options.pace.storm],
    ],
    { pictures: { normal: '👾', storm: '🌩️' }, says: texts.options.pace.says },
  ),
  choice(
    'length',
    texts.options.length.label,
    '60',
    [
      ['60', texts.options.length[60]],
      ['endless', texts.options.length.endless],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
