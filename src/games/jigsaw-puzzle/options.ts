import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'

/** A single press in the pause panel must not discard a puzzle. */
const KEPT = { locked: true }

export const options = [
  choice(
    'picture',
    'Picture',
    'sunset',
    [
      ['sunset', 'Sunset'],
      ['ocean', 'Ocean'],
      ['forest', 'Forest'],
      ['city', 'City'],
      ['winter', 'Winter'],
      ['space', 'Space'],
      ['market', 'Market'],
      ['alps', 'Alps'],
      ['own', 'Yours'],
    ],
    KEPT,
  ),
  choice(
    'difficulty',
    'Pieces',
    'easy',
    [
      ['easy', '4x3'],
      ['medium', '6x4'],
      ['hard', '8x6'],
      ['large', '100'],
      ['huge', '200'],
    ],
    KEPT,
  ),
  choice(
    'rotation',
    'Rotation',
    'off',
    [
      ['off', 'Off'],
      ['on', 'On'],
    ],
    KEPT,
  ),
] as const

export type Options = ValuesOf<typeof options>
