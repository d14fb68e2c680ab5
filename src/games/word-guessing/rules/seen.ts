/** Owns what plays of the large list keep of the words that were seen. */
import { TOPICS } from './topics'

/** What is carried from play to play: how many words of each topic were seen, and the number that their orders are made from. */
export interface Seen {
  /** 1 or more; 0 as long as no word was seen. */
  readonly key: number
  /** By the order of `TOPICS`. */
  readonly counts: readonly number[]
}

export const NOTHING_SEEN: Seen = { key: 0, counts: TOPICS.map(() => 0) }
