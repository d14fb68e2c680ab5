import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { levels, mark, board, series } = texts.options

export const options = [
  opponent(
    [
      ['easy', levels.easy],
      ['normal', levels.normal],
      ['perfect', levels.perfect],
    ],
    'normal',
  ),
  choice(
    'mark',
    mark.label,
    'X',
    [
      ['X', 'X'],
      ['O', 'O'],
    ],
    { shown: (values) => values.opponent !== 'two' },
  ),
  choice(
    'board',
    board.label,
    '3',
    [
      ['3', board[3]],
      ['4', board[4]],
      ['ultimate', board.ultimate],
    ],
    {
      later: true,
      pictures: { 3: '❌', 4: '⭕', ultimate: '👑' },
      recommended: 'ultimate',
      says: board.says,
    },
  ),
  choice(
    'series',
    series.label,
    'one',
    [
      ['one', series.one],
      ['five', series.five],
    ],
    { later: true, says: series.says },
  ),
] as const

export type Options = ValuesOf<typeof options>
