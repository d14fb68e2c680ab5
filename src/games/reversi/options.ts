import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  opponent(texts.options.levels, ['easy', 'normal', 'hard', 'expert', 'master'], 'normal'),
  choice('side', texts.options.side, ['black', 'white'], { shown: (values) => values.opponent !== 'two' }),
  choice('size', texts.options.size, ['8', '6'], { later: true }),
  choice('moves', texts.options.moves, ['shown', 'hidden'], { view: true }),
  facing((values) => values.opponent === 'two'),
] as const

export type Options = ValuesOf<typeof options>
