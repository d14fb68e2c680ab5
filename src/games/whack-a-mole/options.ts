import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'rush', 'endless'], {
    pictures: { classic: '🔨', rush: '⏱️', endless: '♾️' },
    recommended: 'rush',
  }),
] as const

export type Options = ValuesOf<typeof options>
