import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

/** A single press in the pause panel must not discard a puzzle. */
const KEPT = { locked: true }

export const options = [
  choice(
    'picture',
    texts.options.picture,
    ['sunset', 'ocean', 'forest', 'city', 'winter', 'space', 'market', 'alps', 'landscape', 'own'],
    // All pictures are open; the stars mark what is solved.
    { ...KEPT, road: { stars: 'Stars' } },
  ),
  choice('difficulty', texts.options.difficulty, ['easy', 'medium', 'hard', 'large', 'huge'], KEPT),
  choice('rotation', texts.options.rotation, ['off', 'on'], KEPT),
  choice('preview', texts.options.preview, ['off', 'on'], { ...KEPT, later: true }),
  choice('table', texts.options.table, ['blue', 'green', 'wood', 'gray'], { view: true }),
] as const

export type Options = ValuesOf<typeof options>
