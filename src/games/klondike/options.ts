import type { OptionValues, ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const isKlondike = ({ kind }: OptionValues) => kind === 'klondike'

export const options = [
  choice(
    'kind',
    texts.options.kind.label,
    'klondike',
    [
      ['klondike', texts.options.kind.klondike],
      ['freecell', texts.options.kind.freecell],
    ],
    {
      later: true,
      pictures: { klondike: '♠️', freecell: '🃏' },
      says: texts.options.kind.says,
    },
  ),
  choice(
    'draw',
    texts.options.draw.label,
    '1',
    [
      ['1', texts.options.draw[1]],
      ['3', texts.options.draw[3]],
    ],
    { later: true, shown: isKlondike, says: texts.options.draw.says },
  ),
  choice(
    'passes',
    texts.options.passes.label,
    'any',
    [
      ['any', texts.options.passes.any],
      ['3', texts.options.passes[3]],
      ['1', texts.options.passes[1]],
    ],
    { later: true, shown: isKlondike },
  ),
  choice(
    'deals',
    texts.options.deals.label,
    'winnable',
    [
      ['winnable', texts.options.deals.winnable],
      ['random', texts.options.deals.random],
    ],
    {
      later: true,
      says: texts.options.deals.says,
    },
  ),
  choice(
    'scoring',
    texts.options.scoring.label,
    'standard',
    [
      ['standard', texts.options.scoring.standard],
      ['vegas', texts.options.scoring.vegas],
      ['none', texts.options.scoring.none],
    ],
    {
      later: true,
      shown: isKlondike,
      says: texts.options.scoring.says,
    },
  ),
  choice(
    'timed',
    texts.options.timed.label,
    'on',
    [
      ['on', texts.options.timed.on],
      ['off', texts.options.timed.off],
    ],
    {
      later: true,
      says: texts.options.timed.says,
    },
  ),
  choice(
    'auto',
    texts.options.auto.label,
    'off',
    [
      ['off', texts.options.auto.off],
      ['on', texts.options.auto.on],
    ],
    {
      later: true,
      says: texts.options.auto.says,
    },
  ),
  choice(
    'colors',
    texts.options.colors.label,
    'two',
    [
      ['two', texts.options.colors.two],
      ['four', texts.options.colors.four],
    ],
    { view: true, later: true },
  ),
  choice(
    'index',
    texts.options.index.label,
    'normal',
    [
      ['normal', texts.options.index.normal],
      ['large', texts.options.index.large],
    ],
    { view: true, later: true },
  ),
  choice(
    'side',
    texts.options.side.label,
    'right',
    [
      ['right', texts.options.side.right],
      ['left', texts.options.side.left],
    ],
    { view: true, later: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
