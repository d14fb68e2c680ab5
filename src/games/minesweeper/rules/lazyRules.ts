/** Practice, in a chunk of its own: other games do not need its rules. */
import { LazyPart } from '../../../engine/core/game/lazyRules'
import type { Options } from '../options'

export const lazyRules = new LazyPart(
  () => import('./practice'),
  ({ practice }: Options) => practice !== 'off',
)
