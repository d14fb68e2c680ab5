import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

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
    { later: true, shown: ({ level }) => level === 'custom' },
  )

export const options = [
  choice('level', texts.options.level.label, 'beginner', [
    ['beginner', texts.options.level.beginner],
    ['intermediate', texts.options.level.intermediate],
    ['expert', texts.options.level.expert],
    ['custom', texts.options.level.custom],
  ]),
  custom('cols', texts.options.cols.label, [9, 12, 16, 24, 30]),
  custom('rows', texts.options.rows.label, [9, 12, 16, 20, 24]),
  // With more mines no guess-free board is found in time.
  custom('share', texts.options.share.label, [10, 12, 15, 18, 20], texts.options.share.percent),
  choice('boards', texts.options.boards.label, 'any', [
    ['any', texts.options.boards.any],
    ['certain', texts.options.boards.certain],
  ]),
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
] as const

export type Options = ValuesOf<typeof options>
