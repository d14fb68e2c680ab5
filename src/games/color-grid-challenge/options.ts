import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('tiles', texts.options.tiles, ['shades', 'patterns', 'hues']),
  choice('clock', texts.options.clock, ['on', 'off'], { later: true, saysInsteadOfRules: true }),
] as const

export type Options = ValuesOf<typeof options>
