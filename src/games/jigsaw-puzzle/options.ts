import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

/** A single press in the pause panel must not discard a puzzle. */
const KEPT = { locked: true }

export const options = [
  choice(
    'picture',
    texts.options.picture.label,
    'sunset',
    [
      ['sunset', texts.options.picture.sunset],
      ['ocean', texts.options.picture.ocean],
      ['forest', texts.options.picture.forest],
      ['city', texts.options.picture.city],
      ['winter', texts.options.picture.winter],
      ['space', texts.options.picture.space],
      ['market', texts.options.picture.market],
      ['alps', texts.options.picture.alps],
      ['own', texts.options.picture.own],
    ],
    KEPT,
  ),
  choice(
    'difficulty',
    texts.options.difficulty.label,
    'easy',
    [
      ['easy', texts.options.difficulty.easy],
      ['medium', texts.options.difficulty.medium],
      ['hard', texts.options.difficulty.hard],
      ['large', texts.options.difficulty.large],
      ['huge', texts.options.difficulty.huge],
    ],
    KEPT,
  ),
  choice(
    'rotation',
    texts.options.rotation.label,
    'off',
    [
      ['off', texts.options.rotation.off],
      ['on', texts.options.rotation.on],
    ],
    KEPT,
  ),
] as const

export type Options = ValuesOf<typeof options>
