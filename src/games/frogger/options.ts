import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'mode',
    'Mode',
    'classic',
    [
      ['classic', 'Classic'],
      ['arcade', 'Arcade'],
    ],
    {
      later: true,
      says: { arcade: 'Fill five bays; eat flies, avoid crocodiles, and bring a lady frog home.' },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
