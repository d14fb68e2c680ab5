import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { dealOption, lookOptions } from '../shared/patience/options'
import { texts } from './texts/game'

export const options = [
  choice('passes', texts.options.passes, ['3', '1', 'any'], { later: true }),
  dealOption,
  ...lookOptions,
] as const

export type Options = ValuesOf<typeof options>
