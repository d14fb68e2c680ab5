import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice, twoStarts } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const isAlone = ({ opponent }: OptionValues) => opponent === 'computer'

export const options = [
  choice(
    'opponent',
    texts.options.opponent.label,
    'computer',
    [
      ['computer', texts.options.opponent.computer],
      ['two', texts.options.opponent.two],
      ['link', texts.options.opponent.link],
    ],
    {
      later: true,
      says: texts.options.opponent.says,
      starts: twoStarts('computer', 'two'),
    },
  ),
  choice(
    'level',
    texts.options.level.label,
    'hunter',
    [
      ['random', texts.options.level.random],
      ['hunter', texts.options.level.hunter],
      ['admiral', texts.options.level.admiral],
    ],
    { shown: isAlone },
  ),
  choice(
    'salvo',
    texts.options.salvo.label,
    'off',
    [
      ['off', texts.options.salvo.off],
      ['on', texts.options.salvo.on],
    ],
    {
      later: true,
      shown: (values) => values.opponent !== 'link',
      says: texts.options.salvo.says,
    },
  ),
  choice(
    'first',
    texts.options.first.label,
    'you',
    [
      ['you', texts.options.first.you],
      ['computer', texts.options.first.computer],
    ],
    { later: true, shown: isAlone },
  ),
] as const

export type Options = ValuesOf<typeof options>
