import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { STAGE_NAMES } from './rules/stages'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'rush', 'endless'], {
    pictures: { classic: '🔨', rush: '⏱️', endless: '♾️' },
    recommended: 'rush',
  }),
  road('stage', texts.options.stage, STAGE_NAMES.length, {
    stars: 'Stars',
    shown: ({ mode }) => mode === 'rush',
  }),
] as const

export type Options = ValuesOf<typeof options>
