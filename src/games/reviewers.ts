/** Loaders of the reviewers by game id. */
import type { Reviewer } from '../engine/core/game/review'
import { byGame } from './byGame'

export const reviewers = byGame(
  import.meta.glob<Reviewer<unknown, unknown>>(['./*/review.ts', './*/review/index.ts'], {
    import: 'reviewer',
  }),
)
