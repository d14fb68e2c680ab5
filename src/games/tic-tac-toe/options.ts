import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'

export const options = [
  opponent([
    ['easy', 'Easy'],
    ['normal', 'Normal'],
    ['perfect', 'Perfect'],
  ]),
  choice(
    'mark',
    'You play',
    'X',
    [
      ['X', 'X'],
      ['O', 'O'],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  choice(
    'board',
    'Board',
    '3',
    [
      ['3', '3x3'],
      ['4', '4x4'],
      ['ultimate', 'Ultimate'],
    ],
    {
      later: true,
      says: {
        4: 'Four in a row wins on sixteen squares.',
        ultimate: 'Nine boards: your square decides your opponent’s board. Three boards in a row win.',
      },
    },
  ),
  choice(
    'series',
    'Games',
    'one',
    [
      ['one', 'One'],
      ['five', 'Five'],
    ],
    {
      later: true,
      says: { five: 'Players switch marks after each game. First to win three games wins the series.' },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
