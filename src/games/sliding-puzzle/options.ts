import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('size', texts.options.size, ['3', '4', '5', '6'], { initial: '4' }),
  choice('face', texts.options.face, ['numbers', 'picture'], { view: true }),
] as const

export type Options = ValuesOf<typeof options>
