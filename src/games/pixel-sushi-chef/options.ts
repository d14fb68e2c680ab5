import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('pace', 'Mode', 'classic', [
    ['classic', 'Classic'],
    ['rush', 'Rush'],
    ['shifts', 'Three shifts'],
  ]),
  choice('hearts', 'Lives', '3', [
    ['3', 'Three'],
    ['1', 'One'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
