import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'

/** Practice deals puzzles of its own, all of one size. */
const isGame = ({ practice }: OptionValues) => practice === 'off'

export const options = [
  choice('puzzle', texts.options.puzzle, ['picture', 'generated'], { shown: isGame }),
  choice('size', texts.options.size, ['5', '10', '15', '20'], { initial: '10', shown: isGame }),
  choice('level', texts.options.level, ['easy', 'medium', 'hard'], {
    later: true,
    shown: (values) => isGame(values) && values.puzzle === 'generated',
  }),
  choice('crosses', texts.options.crosses, ['on', 'off'], { later: true }),
  choice('check', texts.options.check, ['off', 'on'], { later: true }),
  choice(
    'practice',
    { ...texts.options.practice, ...texts.options.practice.techniques },
    ['off', 'overlap', 'edge', 'reach', 'split', 'contradiction'],
    {
      later: true,
      saysInsteadOfRules: true,
      puzzles: { value: 'overlap', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
