import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { declarationTexts } from '../../engine/core/texts/declarations'
import { texts } from './texts/game'

/** Practice deals small boards of its own. */
const isGame = ({ practice }: OptionValues) => practice === 'off'

/** One dimension of a custom board. */
const custom = <const Id extends string, Size extends number>(
  id: Id,
  label: string,
  sizes: readonly [Size, ...Size[]],
  name = (size: Size): string => `${size}`,
) =>
  choice(
    id,
    label,
    `${sizes[0]}`,
    sizes.map((size) => [`${size}`, name(size)] as const),
    { later: true, shown: (values) => isGame(values) && values.level === 'custom' },
  )

export const options = [
  choice(
    'level',
    texts.options.level.label,
    'beginner',
    [
      ['beginner', texts.options.level.beginner],
      ['intermediate', texts.options.level.intermediate],
      ['expert', texts.options.level.expert],
      ['custom', texts.options.level.custom],
    ],
    { shown: isGame },
  ),
  custom('cols', texts.options.cols.label, [9, 12, 16, 24, 30]),
  custom('rows', texts.options.rows.label, [9, 12, 16, 20, 24]),
  // With more mines no guess-free board is found in time.
  custom('share', texts.options.share.label, [10, 12, 15, 18, 20], texts.options.share.percent),
  choice(
    'boards',
    texts.options.boards.label,
    'any',
    [
      ['any', texts.options.boards.any],
      ['certain', texts.options.boards.certain],
    ],
    { shown: isGame },
  ),
  choice(
    'marks',
    texts.options.marks.label,
    'off',
    [
      ['off', texts.options.marks.off],
      ['on', texts.options.marks.on],
    ],
    { view: true },
  ),
  choice(
    'practice',
    texts.options.practice.label,
    'off',
    [
      ['off', texts.options.practice.off],
      ['one-one', texts.options.practice.rules['one-one']],
      ['one-two', texts.options.practice.rules['one-two']],
      ['several', texts.options.practice.rules.several],
      ['count', texts.options.practice.rules.count],
    ],
    {
      later: true,
      says: texts.options.practice.says,
      saysInsteadOfRules: true,
      puzzles: { value: 'one-one', label: declarationTexts.puzzles.techniques },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
