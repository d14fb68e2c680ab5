import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('mode', 'Mode', 'classic', [
    ['classic', 'Classic'],
    ['power-ups', 'Power-ups'],
  ]),
  choice(
    'bricks',
    'Bricks',
    'plain',
    [
      ['plain', 'Normal'],
      ['hard', 'Hard'],
    ],
    {
      later: true,
      says: { hard: 'Bands show how many hits a brick needs, steel never breaks, and the ball speeds up.' },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
