import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'zen', 'arcade'], {
    later: true,
    pictures: { classic: '🍉', zen: '🪷', arcade: '🍓' },
    recommended: 'arcade',
  }),
  choice('lives', texts.options.lives, ['three', 'back'], {
    later: true,
    shown: ({ mode }) => mode === 'classic',
  }),
] as const

export type Options = ValuesOf<typeof options>
