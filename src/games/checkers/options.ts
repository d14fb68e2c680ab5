import type { ValuesOf } from '../../engine/core/game/contract'
import { boardColors, choice, facing, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('variant', texts.options.variant, ['simplified', 'tournament', 'international', 'russian'], {
    saysInsteadOfRules: true,
  }),
  opponent(texts.options.levels, ['easy', 'normal', 'hard', 'expert'], 'normal'),
  choice('side', texts.options.side, ['red', 'white'], { shown: (values) => values.opponent !== 'two' }),
  facing((values) => values.opponent === 'two'),
  boardColors('blue'),
] as const

export type Options = ValuesOf<typeof options>
