import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('difficulty', texts.options.difficulty.label, 'medium', [
    ['easy', texts.options.difficulty.easy],
    ['medium', texts.options.difficulty.medium],
    ['hard', texts.options.difficulty.hard],
  ]),
  choice(
    'role',
    texts.options.role.label,
    'you',
    [
      ['you', texts.options.role.you],
      ['computer', texts.options.role.computer],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
