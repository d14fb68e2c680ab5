import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('players', texts.options.players, [1, 2, 3, 4]),
  choice('mark', texts.options.mark, ['hand', 'auto'], { saysInsteadOfRules: true }),
  choice('claim', texts.options.claim, ['auto', 'press'], {
    later: true,
    shown: ({ mark }) => mark === 'hand',
  }),
  choice('rivals', texts.options.rivals, ['0', 1, 3], {
    later: true,
    shown: ({ players }) => players === '1',
  }),
  choice('pattern', texts.options.pattern, ['line', 'corners', 'x', 'frame', 'full'], { later: true }),
  choice('voice', texts.options.voice, ['off', 'on'], { view: true }),
] as const

export type Options = ValuesOf<typeof options>
