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
      ['zen', texts.options.mode.zen],
      ['arcade', texts.options.mode.arcade],
    ],
    {
      later: true,
      pictures: { classic: '🍉', zen: '🪷', arcade: '🍓' },
      recommended: 'arcade',
      says: texts.options.mode.says,
    },
  ),
  choice(
    'lives',
    texts.options.lives.label,
    'three',
    [
      ['three', texts.options.lives.three],
      ['back', texts.options.lives.back],
    ],
    {
      later: true,
      shown: ({ mode }) => mode === 'classic',
      says: texts.options.lives.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
