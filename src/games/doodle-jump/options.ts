import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('climb', texts.options.climb, ['calm', 'wild'], {
    later: true,
    pictures: { calm: '☁️', wild: '👾' },
    recommended: 'wild',
  }),
  choice('steer', texts.options.steer, ['touch', 'tilt'], { later: true, view: true }),
] as const

export type Options = ValuesOf<typeof options>
