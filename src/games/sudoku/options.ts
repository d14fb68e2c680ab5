import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

export const options = [
  choice('level', 'Difficulty', 'classic', [
    ['classic', 'Classic'],
    ['easy', 'Easy'],
    ['medium', 'Medium'],
    ['hard', 'Hard'],
    ['expert', 'Expert'],
  ]),
  choice(
    'kind',
    'Variant',
    'classic',
    [
      ['classic', 'Sudoku'],
      ['x', 'X-Sudoku'],
      ['killer', 'Killer'],
    ],
    {
      later: true,
      says: {
        x: 'Each diagonal also contains 1 to 9 once.',
        killer: 'Each cage adds up to its number, without repeats.',
      },
    },
  ),
  choice(
    'check',
    'Mistakes',
    'off',
    [
      ['off', 'Hidden'],
      ['on', 'Shown and counted'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
