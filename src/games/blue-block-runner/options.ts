import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'mode',
    texts.options.mode.label,
    'single',
    [
      ['single', texts.options.mode.single],
      ['multi', texts.options.mode.multi],
    ],
    { locked: true },
  ),
  choice(
    'run',
    texts.options.run.label,
    'usual',
    [
      ['usual', texts.options.run.usual],
      ['daring', texts.options.run.daring],
    ],
    {
      later: true,
      pictures: { usual: '🟦', daring: '🔥' },
      recommended: 'daring',
      says: texts.options.run.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
