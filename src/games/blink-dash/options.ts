import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'prowlers',
    texts.options.prowlers.label,
    'drift',
    [
      ['drift', texts.options.prowlers.drift],
      ['hunt', texts.options.prowlers.hunt],
    ],
    {
      later: true,
      pictures: { drift: '🍃', hunt: '🐺' },
      recommended: 'hunt',
      says: texts.options.prowlers.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
