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
      ['arcade', texts.options.mode.arcade],
    ],
    {
      later: true,
      pictures: { classic: '👻', arcade: '🕹️' },
      recommended: 'arcade',
      says: texts.options.mode.says,
    },
  ),
  choice('lives', texts.options.lives.label, '3', [
    ['1', texts.options.lives[1]],
    ['3', texts.options.lives[3]],
    ['5', texts.options.lives[5]],
  ]),
] as const

export type Options = ValuesOf<typeof options>
