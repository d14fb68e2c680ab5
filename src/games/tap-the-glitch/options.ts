import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { SHIFT_NAMES } from './rules/shifts'
import { texts } from './texts/game'

const isShift = ({ pace }: OptionValues) => pace === 'shifts'

export const options = [
  choice('pace', texts.options.pace, ['normal', 'storm', 'shifts'], {
    pictures: { normal: '👾', storm: '🌩️', shifts: '🖥️' },
    recommended: 'shifts',
  }),
  road('shift', texts.options.shift, SHIFT_NAMES.length, { stars: 'Stars', shown: isShift }),
  choice('length', texts.options.length, ['60', 'endless'], {
    later: true,
    shown: (values) => !isShift(values),
  }),
] as const

export type Options = ValuesOf<typeof options>
