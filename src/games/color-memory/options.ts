import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { sequenceOptions } from '../shared/sequence/options'
import { texts } from './texts/game'

export const options = [
  ...sequenceOptions,
  // Stored records and links contain the id with this spelling.
  choice('colours', texts.options.colours, [4, 5, 6, 7, 8, 9], { initial: 8, later: true }),
] as const

export type Options = ValuesOf<typeof options>
