import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('mode', texts.options.mode, ['field', 'boards'], {
    later: true,
    pictures: { field: '🫧', boards: '⭐' },
    recommended: 'boards',
  }),
  choice('ceiling', texts.options.ceiling, ['still', 'rows']),
] as const

export type Options = ValuesOf<typeof options>
