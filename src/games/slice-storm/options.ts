import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice(
    'mode',
    'Mode',
    'classic',
    [
      ['classic', 'Classic'],
      ['zen', 'Zen'],
      ['arcade', 'Arcade'],
    ],
    {
      later: true,
      says: {
        zen: '90 seconds without bombs or lives.',
        arcade: '60 seconds with power fruit; bombs cost points.',
      },
    },
  ),
  choice(
    'lives',
    'Lives',
    'three',
    [
      ['three', 'Three'],
      ['back', 'Regain lives'],
    ],
    {
      later: true,
      shown: ({ mode }) => mode === 'classic',
      says: { back: 'Every 1,000 points restores a lost life.' },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
