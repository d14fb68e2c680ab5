import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'

export const options = [
  opponent([
    ['easy', 'Easy'],
    ['normal', 'Normal'],
    ['hard', 'Hard'],
    ['perfect', 'Perfect'],
  ]),
  choice(
    'first',
    'First move',
    'you',
    [
      ['you', 'You'],
      ['computer', 'Computer'],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  choice(
    'pop',
    'Pop Out',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
