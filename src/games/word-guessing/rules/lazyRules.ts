/** Loads the large list, which only some games need. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'

export const lazyRules = new LazyPart(
  () => import('./lazy'),
  ({ list }: Options) => list === 'large',
)
