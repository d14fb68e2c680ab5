import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, opponent } from '../../engine/core/game/declare'

export const options = [
  choice(
    'variant',
    'Rules',
    'simplified',
    [
      ['simplified', 'Simplified'],
      ['tournament', 'Tournament'],
      ['international', 'International'],
    ],
    {
      says: {
        tournament: 'You must capture, and keep capturing while you can.',
        international: 'White goes first. Ten rows, flying kings, and you must capture the most pieces.',
      },
    },
  ),
  opponent([
    ['easy', 'Easy'],
    ['normal', 'Normal'],
    ['hard', 'Hard'],
    ['expert', 'Expert'],
  ]),
  choice(
    'side',
    'You play',
    'red',
    [
      ['red', 'Red'],
      ['white', 'White'],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  facing((values) => values.opponent === 'two'),
] as const

export type Options = ValuesOf<typeof options>
