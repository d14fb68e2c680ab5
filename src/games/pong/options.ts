import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, onePlayerOrTwo, strength } from '../../engine/core/game/declare'
import { texts } from './texts/game'

const { points, margin, ball } = texts.options

export const options = [
  onePlayerOrTwo(),
  strength(),
  choice('points', points, [5, 10, 15], { initial: 10 }),
  choice('margin', margin, ['1', '2'], { later: true }),
  choice('ball', ball, ['classic', 'wild'], {
    later: true,
    pictures: { classic: '🏓', wild: '🌀' },
    recommended: 'wild',
  }),
] as const

export type Options = ValuesOf<typeof options>
