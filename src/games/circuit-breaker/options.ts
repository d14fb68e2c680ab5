import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { BOARD_NAMES, boardNameOf } from './rules/boards'
import { texts } from './texts/game'

const isRoad = ({ growth }: OptionValues) => growth === 'boards'

export const options = [
  choice('from', texts.options.from, ['1', '4', '7'], {
    shown: (values) => !isRoad(values),
    matters: (values) => !isRoad(values),
  }),
  choice('growth', texts.options.growth, ['off', 'on', 'boards'], {
    later: true,
    pictures: { off: '🔌', on: '⚡', boards: '🛠️' },
    recommended: 'boards',
  }),
  road('board', texts.options.board, BOARD_NAMES.length, {
    stars: 'Stars',
    text: (board) => texts.boards[boardNameOf(board)],
    shown: isRoad,
  }),
] as const

export type Options = ValuesOf<typeof options>
