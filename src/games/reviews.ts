/** Owns the doors to the reviewers: a loader for each game whose plays can be reviewed, by its id. */
import type { Reviewer } from '../engine/core/game/review'

const files = import.meta.glob<Reviewer<unknown, unknown>>(['./*/review.ts', './*/review/index.ts'], {
  import: 'reviewer',
})

/** Loads the reviewer of a game (a key of this object is a game's id); games without one are not in it. */
export const reviews: Readonly<Record<string, () => Promise<Reviewer<unknown, unknown>>>> =
  Object.fromEntries(Object.entries(files).map(([file, load]) => [file.split('/')[1] as string, load]))
