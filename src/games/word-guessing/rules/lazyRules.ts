/** Owns the door to the large list, which only some plays ask for. */
import { LazyPart } from '../../../engine/core/game/lazyRules'

export const door = new LazyPart(
  () => import('./lazy'),
  ({ list }) => list === 'large',
)
