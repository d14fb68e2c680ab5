import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'climb',
    texts.options.climb.label,
    'calm',
    [
      ['calm', texts.options.climb.calm],
      ['wild', texts.options.climb.wild],
    ],
    { later: true, pictures: { calm: '☁️', wild: '👾' }, recommended: 'wild', says: texts.options.climb.says },
  ),
  choice(
    'steer',
    texts.options.steer.label,
    'touch',
    [
      ['touch', texts.options.steer.touch],
      ['tilt', texts.options.steer.tilt],
    ],
    {
      later: true,
      view: true,
      says: texts.options.steer.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
