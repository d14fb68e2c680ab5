import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'mode',
    texts.options.mode.label,
    'classic',
    [
      ['classic', texts.options.mode.classic],
      ['rush', texts.options.mode.rush],
      ['endless', texts.options.mode.endless],
    ],
    {
      pictures: { classic: '🔨', rush: '⏱️', endless: '♾️' },
      recommended: 'rush',
      says: texts.options.mode.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
