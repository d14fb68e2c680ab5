import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'warn',
    texts.options.warn.label,
    'off',
    [
      ['off', texts.options.warn.off],
      ['on', texts.options.warn.on],
    ],
    { view: true, later: true },
  ),
  choice(
    'soft17',
    texts.options.soft17.label,
    'stand',
    [
      ['stand', texts.options.soft17.stand],
      ['hit', texts.options.soft17.hit],
    ],
    { later: true, says: texts.options.soft17.says },
  ),
  choice(
    'decks',
    texts.options.decks.label,
    '6',
    [
      ['1', '1'],
      ['2', '2'],
      ['4', '4'],
      ['6', '6'],
      ['8', '8'],
    ],
    {
      later: true,
      says: texts.options.decks.says,
    },
  ),
  choice(
    'boxes',
    texts.options.boxes.label,
    '1',
    [
      ['1', '1'],
      ['2', '2'],
      ['3', '3'],
    ],
    { later: true, says: { 2: texts.options.boxes.says, 3: texts.options.boxes.says } },
  ),
  choice(
    'surrender',
    texts.options.surrender.label,
    'on',
    [
      ['on', texts.options.surrender.on],
      ['off', texts.options.surrender.off],
    ],
    { later: true },
  ),
  choice(
    'count',
    texts.options.count.label,
    'off',
    [
      ['off', texts.options.count.off],
      ['on', texts.options.count.on],
    ],
    {
      later: true,
      says: texts.options.count.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
