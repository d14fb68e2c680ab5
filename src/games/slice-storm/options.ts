import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { STAGE_NAMES } from './rules/stages'
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
  road('stage', texts.options.stage, STAGE_NAMES.length, {
    stars: 'Stars',
    shown: ({ mode }) => mode === 'arcade',
  }),
] as const

export type Options = ValuesOf<typeof options>
