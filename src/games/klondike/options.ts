import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { patienceTexts } from '../shared/patience/texts/game'
import { texts } from './texts/game'

export const isKlondike = ({ kind }: OptionValues) => kind === 'klondike'

export const options = [
  choice('kind', texts.options.kind, ['klondike', 'freecell'], {
    later: true,
    pictures: { klondike: '♠️', freecell: '🃏' },
  }),
  choice('draw', texts.options.draw, ['1', '3'], { later: true, shown: isKlondike }),
  choice('passes', texts.options.passes, ['any', '3', '1'], { later: true, shown: isKlondike }),
  choice('deals', patienceTexts.options.deals, ['winnable', 'random'], { later: true }),
  choice('scoring', texts.options.scoring, ['standard', 'vegas', 'none'], { later: true, shown: isKlondike }),
  choice('timed', texts.options.timed, ['on', 'off'], { later: true }),
  choice('auto', texts.options.auto, ['off', 'on'], { later: true }),
  choice('colors', patienceTexts.options.colors, ['two', 'four'], { view: true, later: true }),
  choice('index', patienceTexts.options.index, ['normal', 'large'], { view: true, later: true }),
  choice('side', patienceTexts.options.side, ['right', 'left'], { view: true, later: true }),
] as const

export type Options = ValuesOf<typeof options>
