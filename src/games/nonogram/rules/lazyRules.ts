/** Pictures and practice, in a chunk of their own: generated puzzles do not need them. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'

export const lazyRules = new LazyPart(
  () => import('./lazy'),
  ({ puzzle, practice }: Options) => puzzle === 'picture' || practice !== 'off',
)
