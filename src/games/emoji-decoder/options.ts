import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('round', texts.options.round.label, '15', [
    ['15', texts.options.round[15]],
    ['5', texts.options.round[5]],
  ]),
  choice(
    'pack',
    texts.options.pack.label,
    'first',
    [
      ['first', texts.options.pack.first],
      ['words', texts.options.pack.words],
      ['animals', texts.options.pack.animals],
      ['films', texts.options.pack.films],
      ['food', texts.options.pack.food],
      ['nature', texts.options.pack.nature],
      ['places', texts.options.pack.places],
      ['sport', texts.options.pack.sport],
      ['home', texts.options.pack.home],
      ['tales', texts.options.pack.tales],
      ['sayings', texts.options.pack.sayings],
    ],
    { later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>

export type Pack = Options['pack']
