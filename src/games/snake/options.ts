import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { numberText } from '../../engine/core/text'
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
    'Fruit at once',
    '1',
    FRUITS.map((count) => [`${count}`, numberText(count)] as const),
    { later: true },
  ),
  choice(
    'meadow',
    'Obstacles',
    'plain',
    [
      ['plain', 'None'],
      ['stones', 'Stones'],
      ['portals', 'Portals'],
      ['poison', 'Poison'],
    ],
    {
      later: true,
      says: {
        stones: 'Every second piece of fruit adds a stone, shown in advance.',
        portals: 'Enter one ring, exit the other. They move every three pieces of fruit.',
        poison: 'A mushroom shortens you by three and costs 20 points. If you’re too short, the game ends.',
      },
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
