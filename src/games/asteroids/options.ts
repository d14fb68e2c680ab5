import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('saucers', texts.options.saucers, ['off', 'on'], {
    later: true,
    pictures: { off: '🪨', on: '🛸' },
    recommended: 'on',
  }),
] as const

export type Options = ValuesOf<typeof options>
