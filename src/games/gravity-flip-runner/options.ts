import type { ValuesOf } from '../../engine/core/game/contract'
import { onePlayerOrTwo } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'

export const options = [onePlayerOrTwo({ later: true }, declarationTexts.starts.alone)] as const

export type Options = ValuesOf<typeof options>
