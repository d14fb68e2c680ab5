import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'

/** Practice deals small boards of its own. */
const isGame = ({ practice }: OptionValues) => practice === 'off'
const isCustom = (values: OptionValues) => isGame(values) && values.level === 'custom'

export const options = [
  choice('level', texts.options.level, ['beginner', 'intermediate', 'expert', 'custom'], { shown: isGame }),
  choice('cols', texts.options.cols, [9, 12, 16, 24, 30], { later: true, shown: isCustom }),
  choice('rows', texts.options.rows, [9, 12, 16, 20, 24], { later: true, shown: isCustom }),
  // With more mines no guess-free board is found in time.
  choice('share', texts.options.share, [10, 12, 15, 18, 20], {
    text: texts.options.share.percent,
    later: true,
    shown: isCustom,
  }),
  choice('boards', texts.options.boards, ['any', 'certain'], { recommended: 'certain', shown: isGame }),
  choice('marks', texts.options.marks, ['off', 'on'], { view: true }),
  choice(
    'practice',
    { ...texts.options.practice, ...texts.options.practice.rules },
    ['off', 'one-one', 'one-two', 'several', 'count'],
    {
      later: true,
      saysInsteadOfRules: true,
      puzzles: { value: 'one-one', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
