import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { points, margin, ball } = texts.options

export const options = [
  onePlayerOrTwo(),
  strength(),
  choice('points', points.label, '10', [
    ['5', '5'],
    ['10', '10'],
    ['15', '15'],
  ]),
  choice(
    'margin',
    margin.label,
    '1',
    [
      ['1', margin.one],
      ['2', margin.two],
    ],
    { later: true },
  ),
  choice(
    'ball',
    ball.label,
    'classic',
    [
      ['classic', ball.classic],
      ['wild', ball.wild],
    ],
    { later: true, pictures: { classic: '🏓', wild: '🌀' }, recommended: 'wild', says: ball.says },
  ),
] as const

export type Options = ValuesOf<typeof options>
