import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('puzzle', texts.options.puzzle.label, 'picture', [
    ['picture', texts.options.puzzle.picture],
    ['generated', texts.options.puzzle.generated],
  ]),
  choice('size', texts.options.size.label, '10', [
    ['5', texts.options.size[5]],
    ['10', texts.options.size[10]],
    ['15', texts.options.size[15]],
    ['20', texts.options.size[20]],
  ]),
  choice(
    'level',
    texts.options.level.label,
    'easy',
    [
      ['easy', texts.options.level.easy],
      ['medium', texts.options.level.medium],
      ['hard', texts.options.level.hard],
    ],
    {
      later: true,
      shown: ({ puzzle }) => puzzle === 'generated',
      says: texts.options.level.says,
    },
  ),
  choice(
    'crosses',
    texts.options.crosses.label,
    'on',
    [
      ['on', texts.options.crosses.on],
      ['off', texts.options.crosses.off],
    ],
    { later: true },
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
