/** What games with the large list store about the words that were seen. */
import { TOPICS } from './topics'

/**
 * Carried over from game to game: the number of words seen per topic, and the key that their orders are generated
 * from.
 */
export interface Seen {
  /** 1 or more; 0 if no word has been seen yet. */
  readonly key: number
  /** In the order of `TOPICS`. */
  readonly counts: readonly number[]
}

export const NOTHING_SEEN: Seen = { key: 0, counts: TOPICS.map(() => 0) }
