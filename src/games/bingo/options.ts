import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('players', texts.options.players.label, '1', [
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
    ['4', '4'],
  ]),
  choice('mark', texts.options.mark.label, 'hand', [
    ['hand', texts.options.mark.hand],
    ['auto', texts.options.mark.auto],
  ]),
  choice(
    'rivals',
    texts.options.rivals.label,
    '0',
    [
      ['0', texts.options.rivals[0]],
      ['1', '1'],
      ['3', '3'],
    ],
    { later: true, shown: ({ players }) => players === '1' },
  ),
  choice(
    'pattern',
    texts.options.pattern.label,
    'line',
    [
      ['line', texts.options.pattern.line],
      ['corners', texts.options.pattern.corners],
      ['x', texts.options.pattern.x],
      ['frame', texts.options.pattern.frame],
      ['full', texts.options.pattern.full],
    ],
    { later: true },
  ),
  choice(
    'voice',
    texts.options.voice.label,
    'off',
    [
      ['off', texts.options.voice.off],
      ['on', texts.options.voice.on],
    ],
    { view: true },
  ),
] as const

export type Options = ValuesOf<typeof options>
