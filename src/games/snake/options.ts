import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { BOARDS, FRUITS, SIZE } from './rules/world'
import { texts } from './texts/game'

const { edges, speed, board, fruits, meadow } = texts.options

export const options = [
  choice('edges', edges, ['walls', 'wrap']),
  choice('speed', speed, ['slow', 'normal', 'fast'], { initial: 'normal' }),
  choice('board', board, BOARDS, { initial: SIZE, text: board.size, later: true }),
  choice('fruits', fruits, FRUITS, { later: true }),
  choice('meadow', meadow, ['plain', 'stones', 'portals', 'poison'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
