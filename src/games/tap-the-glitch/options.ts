import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('pace', texts.options.pace, ['normal', 'storm'], { pictures: { normal: '👾', storm: '🌩️' } }),
  choice('length', texts.options.length, ['60', 'endless'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
