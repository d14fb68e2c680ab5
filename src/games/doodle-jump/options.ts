import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'climb',
    'Climb',
    'calm',
    [
      ['calm', 'Calm'],
      ['wild', 'Wild'],
    ],
    { later: true },
  ),
  choice(
    'steer',
    'Steering',
    'touch',
    [
      ['touch', 'Buttons or drag'],
      ['tilt', 'Tilt'],
    ],
    {
      later: true,
      view: true,
      says: { tilt: 'Tilt the device; your starting angle is neutral.' },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
