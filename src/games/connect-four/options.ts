import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  opponent(
    [
      ['easy', texts.options.levels.easy],
      ['normal', texts.options.levels.normal],
      ['hard', texts.options.levels.hard],
      ['perfect', texts.options.levels.perfect],
    ],
    'normal',
  ),
  choice(
    'first',
    texts.options.first.label,
    'you',
    [
      ['you', texts.options.first.you],
      ['computer', texts.options.first.computer],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  choice(
    'pop',
    texts.options.pop.label,
    'off',
    [
      ['off', texts.options.pop.off],
      ['on', texts.options.pop.on],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
