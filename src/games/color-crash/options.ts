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
      ['still', 'Fixed'],
      ['moving', 'Moving'],
      ['split', 'Split'],
    ],
    {
      later: true,
      says: {
        moving: 'Later in the run, gaps move from side to side.',
        split:
          'Later in the run, some barriers have two colors instead of a gap: take the orb, or keep your color.',
      },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
