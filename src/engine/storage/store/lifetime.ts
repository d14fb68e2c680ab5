/** Owns how long what a page holds in memory may still be stored: until all data is deleted or replaced, in any tab. */
import { readEpoch } from './epoch'
import { page } from './page'
import type { Part } from './tab'

/**
 * The time from its creation to the next deletion or import of all data. Whoever stores something later than it was made
 * (a score when the page is closed) takes a lifetime when it begins and asks before it writes.
 */
export class Lifetime {
  // Read from the storage itself: a tab that was frozen has not heard of what happened meanwhile.
  readonly #epoch = readEpoch(page.adapter)

  /** Whether all data was deleted or replaced since. What was made before must not be written any more. */
  get over(): boolean {
    return page.stopped || readEpoch(page.adapter) !== this.#epoch
  }
}

/** Calls `listener` whenever another tab has deleted or replaced all data. Returns how to stop. */
export function onDataEnded(listener: () => void): () => void {
  const part: Part = { flush: () => 'written', hear: () => {}, renew: listener }
  page.parts.add(part)
  return () => page.parts.delete(part)
}
