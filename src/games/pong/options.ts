import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'

export const options = [
  onePlayerOrTwo(),
  strength(),
  choice('points', 'First to', '10', [
    ['5', '5'],
    ['10', '10'],
    ['15', '15'],
  ]),
  choice(
    'margin',
    'Win by',
    '1',
    [
      ['1', 'One point'],
      ['2', 'Two points'],
    ],
    { later: true },
  ),
  choice(
    'ball',
    'Ball',
    'classic',
    [
      ['classic', 'Classic'],
      ['wild', 'Wild'],
    ],
    { later: true, says: { wild: 'A moving paddle changes the ball’s angle, and long rallies speed up.' } },
  ),
] as const

export type Options = ValuesOf<typeof options>
