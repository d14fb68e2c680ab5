import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('mode', 'Mode', 'classic', [
    ['classic', 'Classic'],
    ['rush', 'Rush'],
    ['endless', 'Endless'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
