import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { plural } from '../../engine/core/text'
import { BOARDS, FRUITS, SIZE } from './rules'

export const options = [
  choice('edges', 'Edges', 'walls', [
    ['walls', 'Walls'],
    ['wrap', 'Wrap'],
  ]),
  choice('speed', 'Speed', 'normal', [
    ['slow', 'Slow'],
    ['normal', 'Normal'],
    ['fast', 'Fast'],
  ]),
  choice(
    'board',
    'Board',
    `${SIZE}`,
    BOARDS.map((size) => [`${size}`, `${size}x${size}`] as const),
    { later: true },
  ),
  choice(
    'fruits',
    'Fruits',
    '1',
    FRUITS.map((count) => [`${count}`, plural(count, { one: '# fruit', other: '# fruits' })] as const),
    { later: true },
  ),
  choice(
    'meadow',
    'Meadow',
    'plain',
    [
      ['plain', 'Plain'],
      ['stones', 'Stones'],
      ['portals', 'Portals'],
      ['poison', 'Poison'],
    ],
    {
      later: true,
      says: {
        stones: 'Every second fruit adds a stone, shown in advance.',
        portals: 'Enter one ring, exit the other. They move every three fruits.',
        poison: 'A mushroom costs three cells and 20 points. If you’re too short, the game ends.',
      },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
