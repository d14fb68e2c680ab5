import type { ValuesOf } from '../../engine/core/game/contract'
import { choice } from '../../engine/core/game/declare'
import { texts } from './texts/game'

export const options = [
  choice('warn', texts.options.warn, ['off', 'on'], { view: true, later: true }),
  choice('soft17', texts.options.soft17, ['stand', 'hit'], { later: true }),
  choice('decks', texts.options.decks, [1, 2, 4, 6, 8], { initial: 6, later: true }),
  choice(
    'boxes',
    { ...texts.options.boxes, says: { 2: texts.options.boxes.says, 3: texts.options.boxes.says } },
    [1, 2, 3],
    { later: true },
  ),
  choice('surrender', texts.options.surrender, ['on', 'off'], { later: true }),
  choice('count', texts.options.count, ['off', 'on'], { later: true }),
] as const

export type Options = ValuesOf<typeof options>
