import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('mode', 'Mode', 'classic', [
    ['classic', 'Classic'],
    ['relaxed', 'Relaxed'],
  ]),
  choice(
    'gaps',
    'Gaps',
    'still',
    [
      ['still', 'Still'],
      ['moving', 'Moving'],
      ['split', 'Split'],
    ],
    {
      later: true,
      says: {
        moving: 'Later in the run, gaps move from side to side.',
        split: 'Later in the run, barriers without a gap have two colors: take the orb, or keep your color.',
      },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
