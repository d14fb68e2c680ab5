import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('tiles', 'Tiles', 'shades', [
    ['shades', 'Shades'],
    ['patterns', 'Patterns'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
