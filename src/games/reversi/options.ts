import type { ValuesOf } from '../../engine/core/game/contract'
import { choice, facing, opponent } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  opponent(
    [
      ['easy', texts.options.levels.easy],
      ['normal', texts.options.levels.normal],
      ['hard', texts.options.levels.hard],
      ['expert', texts.options.levels.expert],
      ['master', texts.options.levels.master],
    ],
    'normal',
  ),
  choice(
    'side',
    texts.options.side.label,
    'black',
    [
      ['black', texts.options.side.black],
      ['white', texts.options.side.white],
    ],
    { shown: (values) => values.opponent !== 'two', says: texts.options.side.says },
  ),
  choice(
    'size',
    texts.options.size.label,
    '8',
    [
      ['8', texts.options.size[8]],
      ['6', texts.options.size[6]],
    ],
    { later: true },
  ),
  choice(
    'moves',
    texts.options.moves.label,
    'shown',
    [
      ['shown', texts.options.moves.shown],
      ['hidden', texts.options.moves.hidden],
    ],
    { view: true },
  ),
  facing((values) => values.opponent === 'two'),
] as const

export type Options = ValuesOf<typeof options>
