import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { numberText } from '../../engine/core/text'
import { BOARDS, FRUITS, SIZE } from './rules'
import { texts } from './texts/game'

const { edges, speed, board, fruits, meadow } = texts.options

export const options = [
  choice('edges', edges.label, 'walls', [
    ['walls', edges.walls],
    ['wrap', edges.wrap],
  ]),
  choice('speed', speed.label, 'normal', [
    ['slow', speed.slow],
    ['normal', speed.normal],
    ['fast', speed.fast],
  ]),
  choice(
    'board',
    board.label,
    `${SIZE}`,
    BOARDS.map((size) => [`${size}`, board.size(size)] as const),
    { later: true },
  ),
  choice(
    'fruits',
    fruits.label,
    '1',
    FRUITS.map((count) => [`${count}`, numberText(count)] as const),
    { later: true },
  ),
  choice(
    'meadow',
    meadow.label,
    'plain',
    [
      ['plain', meadow.plain],
      ['stones', meadow.stones],
      ['portals', meadow.portals],
      ['poison', meadow.poison],
    ],
    { later: true, says: meadow.says },
  ),
] as const

export type Options = ValuesOf<typeof options>
