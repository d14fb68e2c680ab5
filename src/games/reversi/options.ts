import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, opponent } from '../../engine/core/game/declare'

export const options = [
  opponent([
    ['easy', 'Easy'],
    ['normal', 'Normal'],
    ['hard', 'Hard'],
    ['expert', 'Expert'],
    ['master', 'Master'],
  ]),
  choice(
    'side',
    'You play',
    'black',
    [
      ['black', 'Black'],
      ['white', 'White'],
    ],
    { shown: (values) => values.opponent !== 'two', says: { white: 'Black moves first.' } },
  ),
  choice(
    'size',
    'Board size',
    '8',
    [
      ['8', '8x8'],
      ['6', '6x6'],
    ],
    { later: true },
  ),
  choice(
    'moves',
    'Legal moves',
    'shown',
    [
      ['shown', 'Shown'],
      ['hidden', 'Hidden'],
    ],
    { view: true },
  ),
  facing((values) => values.opponent === 'two'),
] as const

export type Options = ValuesOf<typeof options>
