import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, road } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['single', 'multi'], { locked: true }),
  choice('run', texts.options.run, ['usual', 'daring', 'tour'], {
    later: true,
    pictures: { usual: '🟦', daring: '🔥', tour: '🏙️' },
    recommended: 'tour',
  }),
  road('district', texts.options.district, 10, {
    stars: 'Stars',
    shown: ({ mode, run }) => run === 'tour' && mode === 'single',
  }),
] as const

export type Options = ValuesOf<typeof options>
