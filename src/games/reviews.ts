/** Loaders of the reviewers by game id. */
import type { Reviewer } from '../engine/core/game/review'

const files = import.meta.glob<Reviewer<unknown, unknown>>(['./*/review.ts', './*/review/index.ts'], {
  import: 'reviewer',
})

/** Loads the reviewer of a game. Games without reviews have no entry. */
export const reviews: Readonly<Record<string, () => Promise<Reviewer<unknown, unknown>>>> =
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]))
