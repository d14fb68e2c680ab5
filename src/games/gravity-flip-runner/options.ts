import type { ValuesOf } from '../../engine/core/game/contract'
import { onePlayerOrTwo } from '../../engine/core/game/declare'

export const options = [onePlayerOrTwo({ later: true })] as const

export type Options = ValuesOf<typeof options>
