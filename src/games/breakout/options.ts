import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'power-ups'], {
    pictures: { classic: '🧱', 'power-ups': '💊' },
    recommended: 'power-ups',
  }),
  choice('bricks', texts.options.bricks, ['plain', 'hard'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
