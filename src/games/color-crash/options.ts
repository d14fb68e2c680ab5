import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['classic', 'relaxed'], {
    pictures: { classic: '💥', relaxed: '😌' },
    recommended: 'relaxed',
  }),
  choice('gaps', texts.options.gaps, ['still', 'moving', 'split'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
