import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { levels, mark, board, line, series } = texts.options

export const options = [
  opponent(levels, ['easy', 'normal', 'perfect'], 'normal'),
  choice('mark', { ...mark, X: 'X', O: 'O' }, ['X', 'O'], { shown: (values) => values.opponent !== 'two' }),
  choice('board', board, ['3', '4', 'ultimate'], {
    later: true,
    pictures: { 3: '❌', 4: '⭕', ultimate: '👑' },
    recommended: 'ultimate',
  }),
  choice('line', line, ['wins', 'loses'], {
    later: true,
    saysInsteadOfRules: true,
    shown: (values) => values.board === '3',
  }),
  choice('series', series, ['one', 'five'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
