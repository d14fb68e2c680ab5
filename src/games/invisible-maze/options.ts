import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { LEVELS } from './rules/levels'
import { reachedLevels } from './rules/reached'
import { texts } from './texts/game'

export const options = [
  choice(
    'mazes',
    texts.options.mazes.label,
    'seven',
    [
      ['seven', texts.options.mazes.seven],
      ['one', texts.options.mazes.one],
      ['made', texts.options.mazes.made],
    ],
    {
      later: true,
      says: texts.options.mazes.says,
    },
  ),
  choice(
    'level',
    texts.options.level.label,
    '1',
    LEVELS.map(({ id, name }) => [String(id), texts.options.level.choice(id, name)] as const),
    {
      shown: ({ mazes }) => mazes !== 'made',
      reached: (kept) => reachedLevels(kept).map(String),
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
