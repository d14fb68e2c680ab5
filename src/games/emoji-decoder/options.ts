import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('round', 'Puzzles', '15', [
    ['15', 'All'],
    ['5', 'First 5'],
  ]),
  choice(
    'pack',
    'Pack',
    'first',
    [
      ['first', 'Original 15'],
      ['words', 'Words'],
      ['animals', 'Animals'],
      ['films', 'Movies'],
      ['food', 'Food'],
      ['nature', 'Nature'],
      ['places', 'Places'],
      ['sport', 'Sports'],
      ['home', 'Home'],
      ['tales', 'Stories'],
      ['sayings', 'Idioms'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
