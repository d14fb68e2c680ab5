import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, twoStarts } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const isAlone = ({ opponent }: OptionValues) => opponent === 'computer'

export const options = [
  choice('opponent', texts.options.opponent, ['computer', 'two', 'link'], {
    later: true,
    starts: twoStarts('computer', 'two'),
  }),
  choice('level', texts.options.level, ['random', 'hunter', 'admiral'], {
    initial: 'hunter',
    shown: isAlone,
  }),
  choice('salvo', texts.options.salvo, ['off', 'on'], {
    later: true,
    shown: (values) => values.opponent !== 'link',
  }),
  choice('first', texts.options.first, ['you', 'computer'], { later: true, shown: isAlone }),
] as const

export type Options = ValuesOf<typeof options>
