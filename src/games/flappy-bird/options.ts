import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'flight',
    'Flight',
    'classic',
    [
      ['classic', 'Classic'],
      ['gentle', 'Gentle'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
