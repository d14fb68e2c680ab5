import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('round', texts.options.round, ['15', '5']),
  choice(
    'pack',
    texts.options.pack,
    ['first', 'words', 'animals', 'films', 'food', 'nature', 'places', 'sport', 'home', 'tales', 'sayings'],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>

export type Pack = Options['pack']
