/** The pictures, in a chunk of their own: generated puzzles and practice do not need them. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'

export const lazyRules = new LazyPart(
  () => import('./pictures'),
  ({ puzzle, practice }: Options) => puzzle === 'picture' && practice === 'off',
)
