import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('prowlers', texts.options.prowlers, ['drift', 'hunt'], {
    later: true,
    pictures: { drift: '🍃', hunt: '🐺' },
    recommended: 'hunt',
  }),
] as const

export type Options = ValuesOf<typeof options>
