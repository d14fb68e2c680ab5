import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { dealOption, lookOptions } from '../shared/patience/options'
import { texts } from './texts/game'

export const isKlondike = ({ kind }: OptionValues) => kind === 'klondike'

export const options = [
  choice('kind', texts.options.kind, ['klondike', 'freecell'], {
    later: true,
    pictures: { klondike: '♠️', freecell: '🃏' },
  }),
  choice('draw', texts.options.draw, ['1', '3'], { later: true, shown: isKlondike }),
  choice('passes', texts.options.passes, ['any', '3', '1'], { later: true, shown: isKlondike }),
  dealOption,
  choice('scoring', texts.options.scoring, ['standard', 'vegas', 'none'], { later: true, shown: isKlondike }),
  choice('timed', texts.options.timed, ['on', 'off'], { later: true }),
  choice('auto', texts.options.auto, ['off', 'on'], { later: true }),
  ...lookOptions,
] as const

export type Options = ValuesOf<typeof options>
