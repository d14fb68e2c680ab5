import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice(
    'mode',
    texts.options.mode.label,
    'classic',
    [
      ['classic', texts.options.mode.classic],
      ['relaxed', texts.options.mode.relaxed],
    ],
    { pictures: { classic: '💥', relaxed: '😌' }, recommended: 'relaxed', says: texts.options.mode.says },
  ),
  choice(
    'gaps',
    texts.options.gaps.label,
    'still',
    [
      ['still', texts.options.gaps.still],
      ['moving', texts.options.gaps.moving],
      ['split', texts.options.gaps.split],
    ],
    {
      later: true,
      says: texts.options.gaps.says,
    },
  ),
] as const

export type Options = ValuesOf<typeof options>
