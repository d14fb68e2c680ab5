import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { speed } = texts.options

/** The initial value is what the specification describes. */
export const options = [choice('speed', speed, ['slow', 'normal'], { initial: 'normal' })] as const

export type Options = ValuesOf<typeof options>
