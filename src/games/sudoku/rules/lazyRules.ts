/** The graded levels and practice, in a chunk of their own: the level Classic needs no techniques. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'

export const lazyRules = new LazyPart(
  () => import('./lazy'),
  ({ level, practice }: Options) => level !== 'classic' || practice !== 'off',
)
