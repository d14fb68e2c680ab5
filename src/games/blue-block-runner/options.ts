import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['single', 'multi'], { locked: true }),
  choice('run', texts.options.run, ['usual', 'daring'], {
    later: true,
    pictures: { usual: '🟦', daring: '🔥' },
    recommended: 'daring',
  }),
] as const

export type Options = ValuesOf<typeof options>
