import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('board', texts.options.board, ['3', '4', '5'], { initial: '4', later: true }),
] as const

export type Options = ValuesOf<typeof options>
