/** Loads the large list, which only some games need. */
import { LazyPart } from '../../../engine/core/game/lazyRules'

export const lazyRules = new LazyPart(
  () => import('./lazy'),
  ({ list }) => list === 'large',
)
