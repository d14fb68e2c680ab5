import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { LEVELS } from './rules/levels'
import { reachedLevels } from './rules/reached'

export const options = [
  choice(
    'mazes',
    'Mazes',
    'seven',
    [
      ['seven', 'All seven'],
      ['one', 'Single'],
      ['made', 'Endless'],
    ],
    {
      later: true,
      says: {
        one: 'One level: go for your best time and fewest moves.',
        made: 'Random mazes that keep growing. How many can you solve?',
      },
    },
  ),
  choice(
    'level',
    'Start at level',
    '1',
    LEVELS.map(({ id, name }) => [String(id), `${id} ${name}`] as const),
    {
      shown: ({ mazes }) => mazes !== 'made',
      reached: (kept) => reachedLevels(kept).map(String),
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
