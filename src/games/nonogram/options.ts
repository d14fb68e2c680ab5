import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'

/** Practice deals puzzles of its own, all of one size. */
const isGame = ({ practice }: OptionValues) => practice === 'off'

export const options = [
  choice(
    'puzzle',
    texts.options.puzzle.label,
    'picture',
    [
      ['picture', texts.options.puzzle.picture],
      ['generated', texts.options.puzzle.generated],
    ],
    { shown: isGame },
  ),
  choice(
    'size',
    texts.options.size.label,
    '10',
    [
      ['5', texts.options.size[5]],
      ['10', texts.options.size[10]],
      ['15', texts.options.size[15]],
      ['20', texts.options.size[20]],
    ],
    { shown: isGame },
  ),
  choice(
    'level',
    texts.options.level.label,
    'easy',
    [
      ['easy', texts.options.level.easy],
      ['medium', texts.options.level.medium],
      ['hard', texts.options.level.hard],
    ],
    {
      later: true,
      shown: (values) => isGame(values) && values.puzzle === 'generated',
      says: texts.options.level.says,
    },
  ),
  choice(
    'crosses',
    texts.options.crosses.label,
    'on',
    [
      ['on', texts.options.crosses.on],
      ['off', texts.options.crosses.off],
    ],
    { later: true },
  ),
  choice(
    'check',
    texts.options.check.label,
    'off',
    [
      ['off', texts.options.check.off],
      ['on', texts.options.check.on],
    ],
    { later: true },
  ),
  choice(
    'practice',
    texts.options.practice.label,
    'off',
    [
      ['off', texts.options.practice.off],
      ['overlap', texts.options.practice.techniques.overlap],
      ['edge', texts.options.practice.techniques.edge],
      ['reach', texts.options.practice.techniques.reach],
      ['split', texts.options.practice.techniques.split],
      ['contradiction', texts.options.practice.techniques.contradiction],
    ],
    {
      later: true,
      says: texts.options.practice.says,
      saysInsteadOfRules: true,
      puzzles: { value: 'overlap', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
