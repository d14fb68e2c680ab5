import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'variant',
    texts.options.variant.label,
    'simplified',
    [
      ['simplified', texts.options.variant.simplified],
      ['tournament', texts.options.variant.tournament],
      ['international', texts.options.variant.international],
    ],
    {
      says: texts.options.variant.says,
    },
  ),
  opponent(
    [
      ['easy', texts.options.levels.easy],
      ['normal', texts.options.levels.normal],
      ['hard', texts.options.levels.hard],
      ['expert', texts.options.levels.expert],
    ],
    'normal',
  ),
  choice(
    'side',
    texts.options.side.label,
    'red',
    [
      ['red', texts.options.side.red],
      ['white', texts.options.side.white],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  facing((values) => values.opponent === 'two'),
] as const

export type Options = ValuesOf<typeof options>
