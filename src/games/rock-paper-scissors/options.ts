import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, twoStarts } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('match', texts.options.match.label, 'endless', [
    ['endless', texts.options.match.endless],
    ['3', texts.options.match[3]],
    ['5', texts.options.match[5]],
    ['10', texts.options.match[10]],
  ]),
  choice(
    'computer',
    texts.options.computer.label,
    'random',
    [
      ['random', texts.options.computer.random],
      ['learns', texts.options.computer.learns],
    ],
    {
      shown: ({ players }) => players === '1',
      pictures: { random: '🎲', learns: '🧠' },
      recommended: 'learns',
      says: texts.options.computer.says,
    },
  ),
  choice(
    'hands',
    texts.options.hands.label,
    'three',
    [
      ['three', texts.options.hands.three],
      ['five', texts.options.hands.five],
    ],
    { later: true, says: texts.options.hands.says },
  ),
  choice(
    'players',
    texts.options.players.label,
    '1',
    [
      ['1', texts.options.players[1]],
      ['2', texts.options.players[2]],
    ],
    { later: true, says: texts.options.players.says, starts: twoStarts('1', '2') },
  ),
] as const

export type Options = ValuesOf<typeof options>
