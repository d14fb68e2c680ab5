import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { percentText } from '../../engine/core/text'

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
  choice('level', 'Difficulty', 'beginner', [
    ['beginner', 'Beginner'],
    ['intermediate', 'Intermediate'],
    ['expert', 'Expert'],
    ['custom', 'Custom'],
  ]),
  custom('cols', 'Width', [9, 12, 16, 24, 30]),
  custom('rows', 'Height', [9, 12, 16, 20, 24]),
  // With more mines no guess-free board is found in time.
  custom('share', 'Mines', [10, 12, 15, 18, 20], (percent) => percentText(percent / 100)),
  choice('boards', 'Board', 'any', [
    ['any', 'Any'],
    ['certain', 'No guessing'],
  ]),
  choice(
    'marks',
    'Question marks',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    { view: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
