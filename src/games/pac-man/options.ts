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
    { later: true, says: { arcade: 'Everything gets faster, and power pellets wear off sooner.' } },
  ),
  choice('lives', 'Lives', '3', [
    ['1', 'One'],
    ['3', 'Three'],
    ['5', 'Five'],
  ]),
] as const

export type Options = ValuesOf<typeof options>
