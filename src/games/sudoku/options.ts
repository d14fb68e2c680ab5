import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('level', texts.options.level.label, 'classic', [
    ['classic', texts.options.level.classic],
    ['easy', texts.options.level.easy],
    ['medium', texts.options.level.medium],
    ['hard', texts.options.level.hard],
    ['expert', texts.options.level.expert],
  ]),
  choice(
    'kind',
    texts.options.kind.label,
    'classic',
    [
      ['classic', texts.options.kind.classic],
      ['x', texts.options.kind.x],
      ['killer', texts.options.kind.killer],
    ],
    {
      later: true,
      says: texts.options.kind.says,
    },
  ),
  choice(
    'check',
    texts.options.check.label,
    'off',
    [
      ['off', texts.options.check.off],
      ['on', texts.options.check.on],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
