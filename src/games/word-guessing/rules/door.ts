/** Owns the door to the large list, which only some plays ask for. */
import { LatePart } from '../../../engine/core/game/lazyRules'

export const door = new LatePart(
  () => import('./late'),
  ({ list }) => list === 'large',
)
