import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  opponent(texts.options.levels, ['easy', 'normal', 'hard', 'perfect'], 'normal'),
  choice('first', texts.options.first, ['you', 'computer'], { shown: (values) => values.opponent !== 'two' }),
  choice('pop', texts.options.pop, ['off', 'on'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
