import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { itemAt } from '../../engine/core/itemAt'
import { LEVELS } from './rules/levels'
import { reachedLevels } from './rules/reached'
import { texts } from './texts/game'

export const options = [
  choice('mazes', texts.options.mazes, ['seven', 'one', 'made'], { later: true }),
  choice(
    'level',
    texts.options.level,
    LEVELS.map(({ id }) => id),
    {
      text: (id) => texts.options.level.choice(id, itemAt(LEVELS, id - 1).name),
      shown: ({ mazes }) => mazes !== 'made',
      reached: (kept) => reachedLevels(kept).map(String),
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
