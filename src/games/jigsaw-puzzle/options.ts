import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

/** A single press in the pause panel must not discard a puzzle. */
const KEPT = { locked: true }

export const options = [
  choice(
    'picture',
    texts.options.picture,
    ['sunset', 'ocean', 'forest', 'city', 'winter', 'space', 'market', 'alps', 'own'],
    KEPT,
  ),
  choice('difficulty', texts.options.difficulty, ['easy', 'medium', 'hard', 'large', 'huge'], KEPT),
  choice('rotation', texts.options.rotation, ['off', 'on'], KEPT),
] as const

export type Options = ValuesOf<typeof options>
