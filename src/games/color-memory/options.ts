import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { sequenceOptions } from '../shared/sequence/options'
import { texts } from './texts/game'

const SIZES = ['4', '5', '6', '7', '8', '9'] as const

export const options = [
  ...sequenceOptions,
  choice(
    'colours',
    texts.options.colours.label,
    '8',
    SIZES.map((size) => [size, size] as const),
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
