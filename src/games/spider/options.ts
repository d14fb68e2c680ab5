import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { dealOption, lookOptions } from '../shared/patience/options'
import { texts } from './texts/game'

export const options = [
  choice('suits', texts.options.suits, ['1', '2', '4'], {
    later: true,
    pictures: { 1: '♠️', 2: '♥️', 4: '♣️' },
  }),
  dealOption,
  ...lookOptions,
] as const

export type Options = ValuesOf<typeof options>
