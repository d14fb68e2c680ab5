import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('board', texts.options.board, ['3', '4', '5', '6'], { initial: '4', later: true }),
  choice('target', texts.options.target, ['off', 256, 512, 1024, 2048], {
    text: String,
    later: true,
    // There the last of these cannot be reached, and the first is the winning tile.
    shown: ({ board }) => board !== '3',
  }),
] as const

export type Options = ValuesOf<typeof options>
