import type { ValuesOf } from '../../engine/core/game/contract'
import { cornerOption, dealOption, lookOptions } from '../shared/patience/options'

export const options = [dealOption, cornerOption('off'), ...lookOptions] as const

export type Options = ValuesOf<typeof options>
