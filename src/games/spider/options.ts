import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { dealOption, lookOptions } from '../shared/patience/options'
import { texts } from './texts/game'

const [colors, ...looks] = lookOptions

export const options = [
  choice('suits', texts.options.suits, ['1', '2', '4'], {
    later: true,
    pictures: { 1: '♠️', 2: '♥️', 4: '♣️' },
  }),
  dealOption,
  // Spades and hearts have a color each in any case.
  { ...colors, shown: ({ suits }: OptionValues) => suits === '4' },
  ...looks,
] as const

export type Options = ValuesOf<typeof options>
