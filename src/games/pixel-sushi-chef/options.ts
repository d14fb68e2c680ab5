import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'pace',
    texts.options.pace.label,
    'classic',
    [
      ['classic', texts.options.pace.classic],
      ['rush', texts.options.pace.rush],
      ['shifts', texts.options.pace.shifts],
    ],
    {
      pictures: { classic: '🍣', rush: '🔥', shifts: '🌇' },
      recommended: 'shifts',
      says: texts.options.pace.says,
    },
  ),
  choice('hearts', texts.options.hearts.label, '3', [
    ['3', texts.options.hearts[3]],
    ['1', texts.options.hearts[1]],
  ]),
] as const

export type Options = ValuesOf<typeof options>
