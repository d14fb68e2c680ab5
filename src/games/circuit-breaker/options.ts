import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('from', texts.options.from, ['1', '4', '7']),
  choice('growth', texts.options.growth, ['off', 'on'], {
    later: true,
    pictures: { off: '🔌', on: '⚡' },
    recommended: 'on',
  }),
] as const

export type Options = ValuesOf<typeof options>
