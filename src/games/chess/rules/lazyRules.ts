/** Loads the rules of chess that only some games need. The default, Simplified, does not need them. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'
import { isFull, type Variant } from './pieces'

/** Puzzles use the full rules. */
export function variantOf({ rules, task }: Options): Variant {
  return task === 'game' ? rules : 'full'
}

/** Importing a game needs them with any rules; its dialog loads them. */
export const lazyRules = new LazyPart(
  () => import('./lazy'),
  (options: Options) => isFull(variantOf(options)),
)
