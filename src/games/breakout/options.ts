import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'mode',
    texts.options.mode.label,
    'classic',
    [
      ['classic', texts.options.mode.classic],
      ['power-ups', texts.options.mode['power-ups']],
    ],
    {
      pictures: { classic: '🧱', 'power-ups': '💊' },
      recommended: 'power-ups',
      says: texts.options.mode.says,
    },
  ),
  choice(
    'bricks',
    texts.options.bricks.label,
    'plain',
    [
      ['plain', texts.options.bricks.plain],
      ['hard', texts.options.bricks.hard],
    ],
    {
      later: true,
      says: texts.options.bricks.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
