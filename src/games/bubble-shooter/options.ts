import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'mode',
    texts.options.mode.label,
    'field',
    [
      ['field', texts.options.mode.field],
      ['boards', texts.options.mode.boards],
    ],
    {
      later: true,
      pictures: { field: '🫧', boards: '⭐' },
      recommended: 'boards',
      says: texts.options.mode.says,
    },
  ),
  choice('ceiling', texts.options.ceiling.label, 'still', [
    ['still', texts.options.ceiling.still],
    ['rows', texts.options.ceiling.rows],
  ]),
] as const

export type Options = ValuesOf<typeof options>
